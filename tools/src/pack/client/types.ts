import { describeApi, OPERATIONS, type JsonSchema, type Operation } from '@golf/shared/openapi';

/* Types of the client, generated from the API's description. */

const OF_JSON: Record<string, string> = { integer: 'number' };

const commented = (words: string | undefined, line: string) => (words ? `/** ${words} */\n${line}` : line);

const listOf = (inner: string) => `${/[ |]/.test(inner) && !inner.startsWith('{') ? `(${inner})` : inner}[]`;

/** A schema as a type. */
function typeOf(schema: JsonSchema): string {
  const { $ref, type, properties, required = [], items, anyOf, enum: values } = schema;
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf('/') + 1);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (anyOf) return anyOf.map(typeOf).join(' | ');
  const one = (name: string | undefined): string => {
    if (name === 'array' && items) return listOf(typeOf(items));
    if (name === 'object' && properties) {
      const fields = Object.entries(properties).map(([field, inner]) =>
        commented(inner.description, `${field}${required.includes(field) ? '' : '?'}: ${typeOf(inner)};`),
      );
      return `{\n${fields.join('\n')}\n}`;
    }
    if (name === 'object') return 'Record<string, unknown>';
    return name === undefined ? 'unknown' : (OF_JSON[name] ?? name);
  };
  return [type].flat().map(one).join(' | ');
}

/** Names and types of a read's parameters. */
const parametersOf = ({ parameters, query = {} }: Operation) => [
  ...Object.entries(parameters).map(([name, { description, example }]) =>
    commented(description, `${name}: ${typeof example};`),
  ),
  ...Object.entries(query).map(([name, { description, example, required }]) =>
    commented(description, `${name}${required ? '' : '?'}: ${typeof example};`),
  ),
];

/** A read as an entry of `Calls`. */
function entryOf(operation: Operation): string {
  const { path, summary, answer } = operation;
  const body = typeof answer === 'string' ? answer : `${answer?.[0]}[]`;
  const parameters = parametersOf(operation);
  const given = parameters.length === 0 ? '{}' : `{\n${parameters.join('\n')}\n}`;
  return commented(`${summary}.`, `'${path}': { parameters: ${given}; answer: ${body} };`);
}

/** Schemas of request bodies, which a client that reads does not send. */
const SENT = new Set(OPERATIONS.flatMap(({ body }) => body ?? []));

/** Text of the client's declarations. */
export function declarations(): string {
  const schemas = Object.entries(describeApi().components.schemas).filter(([name]) => !SENT.has(name as never));
  const reads = OPERATIONS.filter(({ method }) => method === 'get');
  return `${schemas.map(([name, schema]) => `export type ${name} = ${typeOf(schema)};`).join('\n\n')}

/** Parameters and answer of each path. */
export interface Calls {
${reads.map(entryOf).join('\n')}
}

export { ApiError, type Options } from './get.js';
import type { Options } from './get.js';

/** What follows the path: its parameters, if it has any, and options. */
type Rest<Path extends keyof Calls> = {} extends Calls[Path]['parameters']
  ? [parameters?: Record<string, never>, options?: Options]
  : [parameters: Calls[Path]['parameters'], options?: Options];

/**
 * Reads a path of the API: \`await get('/api/rounds/{id}', { id: 1000 })\`.
 * @throws ApiError
 */
export declare function get<Path extends keyof Calls>(path: Path, ...rest: Rest<Path>): Promise<Calls[Path]['answer']>;
`;
}

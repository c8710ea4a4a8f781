import * as v from 'valibot';
import { flag, id, maybeNumber, maybeText, name, number, picture, text } from '../api/decode.ts';

/*
 * The client decodes answers of other backends: numbers as strings, flags as 1, missing fields. This server sends
 * decoded values, and its description describes these.
 */

type Schema = v.GenericSchema;

const someText = v.pipe(v.string(), v.nonEmpty());

/** Decoded types of the building blocks of decode.ts, found by their pipes, which derived schemas share. */
const BLOCKS = new Map<unknown, Schema>([
  [number.pipe, v.number()],
  [id.pipe, v.pipe(v.number(), v.integer(), v.minValue(0))],
  [maybeNumber.pipe, v.nullable(v.number())],
  [text.pipe, v.string()],
  [name.pipe, someText],
  [maybeText.pipe, v.nullable(someText)],
  [picture.pipe, v.nullable(someText)],
  [flag.pipe, v.boolean()],
]);

const OF_ITSELF = new Set([
  'string',
  'number',
  'boolean',
  'picklist',
  'literal',
  'record',
  'loose_object',
  'strict_object',
]);

/** The inspected parts of any schema. */
interface Parts {
  type: string;
  pipe?: readonly (Schema | v.PipeAction<unknown, unknown, v.BaseIssue<unknown>>)[];
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  default?: unknown;
}

/** Turns decoding schemas into schemas of their output. Each is converted once, so that a reused schema stays one. */
export function createPlain(): (schema: Schema) => Schema {
  const known = new Map<Schema, Schema>();

  function make(schema: Schema): Schema {
    // Cast: the schema's `type` determines which of these parts it has.
    const { type, pipe, entries, item, wrapped, default: fallback } = schema as unknown as Parts;
    const block = BLOCKS.get(pipe);
    if (block) return block;
    if (pipe) {
      const [first, ...actions] = pipe;
      const base = plain(first as Schema);
      // Only decoding changes the case.
      const checks = actions.filter(({ kind }) => kind === 'validation');
      return checks.length === 0 ? base : v.pipe(base, ...(checks as v.PipeAction<unknown, unknown, never>[]));
    }
    if (type === 'object' && entries) {
      return v.object(Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, plain(entry)])));
    }
    if (type === 'array' && item) return v.array(plain(item));
    // Missing fields have a default, so a decoded value is null only if the default is.
    if (type === 'nullish' && wrapped) return fallback === null ? v.nullable(plain(wrapped)) : plain(wrapped);
    if (type === 'optional' && wrapped) return v.optional(plain(wrapped));
    if (OF_ITSELF.has(type)) return schema;
    throw new Error(`The description of the API cannot say what a schema of the type "${type}" decodes to.`);
  }

  function plain(schema: Schema): Schema {
    const found = known.get(schema) ?? make(schema);
    known.set(schema, found);
    return found;
  }
  return plain;
}

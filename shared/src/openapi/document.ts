import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { DATA_VERSION_HEADER } from '../api/resource.ts';
import { SITE } from '../site.ts';
import { GROUPS, OPERATIONS, type Operation } from './operations.ts';
import { createPlain } from './plain.ts';
import { SCHEMAS, type SchemaName } from './schemas.ts';
import { wordsFor } from './words.ts';

/** A JSON Schema in this document. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  [keyword: string]: unknown;
}

/** Fields of the API's description that this project reads. */
export interface ApiDescription {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, JsonSchema>; [kind: string]: unknown };
  [part: string]: unknown;
}

const refTo = (name: SchemaName): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Shortens a schema: "string or null" becomes a list of two types. */
function merged(schema: JsonSchema): JsonSchema {
  const [inner, none, ...more] = schema.anyOf ?? [];
  const isMaybe = inner && typeof inner.type === 'string' && none?.type === 'null' && more.length === 0;
  if (!isMaybe) return schema;
  const { anyOf: _both, ...rest } = schema;
  return { ...rest, ...inner, type: [String(inner.type), 'null'] };
}

/** Adds a description to each field of a schema. */
function described(schema: JsonSchema, name: string): JsonSchema {
  const { properties, items, anyOf, ...rest } = merged(schema);
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([field, inner]) => [
          field,
          { ...described(inner, `${name}.${field}`), description: wordsFor(`${name}.${field}`) },
        ]),
      ),
    }),
    ...(items && { items: described(items, name) }),
    ...(anyOf && { anyOf: anyOf.map((either) => described(either, name)) }),
  };
}

/** The schemas of this server's answers and bodies, by name. */
function schemas(): Record<string, JsonSchema> {
  const plain = createPlain();
  const sent = Object.fromEntries(Object.entries<v.GenericSchema>(SCHEMAS).map(([name, form]) => [name, plain(form)]));
  const converted = toJsonSchemaDefs(sent, {
    target: 'draft-2020-12',
    typeMode: 'output',
    // Our patterns have the flag u, as JSON Schema requires.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'regex'
        ? { ...jsonSchema, pattern: (valibotAction as v.RegexAction<string, undefined>).requirement.source }
        : null,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return Object.fromEntries(
    // Cast: the library's type and ours describe the same JSON.
    Object.entries(converted).map(([name, schema]) => [name, described(schema as JsonSchema, name)]),
  );
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });

function responsesOf({ summary, answer, errors, kept, method }: Operation) {
  const always = {
    'X-Request-Id': header('RequestId'),
    ...(method === 'get' && { 'Access-Control-Allow-Origin': header('AnyOrigin') }),
  };
  const headers = {
    'Cache-Control': header('CacheControl'),
    ...always,
    ...(method === 'get' && { ETag: header('ETag') }),
  };
  const error = (description: string, status?: number) => ({
    description,
    headers: { ...always, ...((status === 429 || status === 503) && { 'Retry-After': header('RetryAfter') }) },
    content: json(refTo('Error')),
  });
  const good =
    answer === null
      ? { 204: { description: 'Counted; there is nothing to say.', headers } }
      : {
          200: {
            description: kept === 'an hour' ? `${summary}; may be kept for an hour.` : `${summary}.`,
            headers,
            content: json(typeof answer === 'string' ? refTo(answer) : { type: 'array', items: refTo(answer[0]) }),
          },
          304: { description: 'Nothing has changed since the ETag that If-None-Match names.', headers },
        };
  return {
    ...good,
    ...Object.fromEntries(
      Object.entries(errors).map(([status, description]) => [status, error(description, Number(status))]),
    ),
    503: error('The server cannot answer now; Retry-After says when to come back.', 503),
    default: error('Something else went wrong.'),
  };
}

function entryOf(operation: Operation) {
  const { method, operationId, group, summary, description, parameters, query = {}, body } = operation;
  const typeOf = (example: number | string) =>
    typeof example === 'number' ? { type: 'integer', minimum: 1 } : { type: 'string' };
  return {
    operationId,
    tags: [group],
    summary,
    ...(description && { description }),
    parameters: [
      ...Object.entries(parameters).map(([name, { description, example }]) => ({
        name,
        in: 'path',
        required: true,
        description,
        schema: typeOf(example),
        example,
      })),
      ...Object.entries(query).map(([name, { description, example, required = false }]) => ({
        name,
        in: 'query',
        required,
        description,
        schema: typeOf(example),
        example,
      })),
      ...(method === 'get'
        ? [{ $ref: '#/components/parameters/IfNoneMatch' }, { $ref: '#/components/parameters/DataVersion' }]
        : []),
    ],
    ...(body && { requestBody: { required: true, content: json(refTo(body)) } }),
    responses: responsesOf(operation),
  };
}

const ofText = { type: 'string' };

/** `/api/openapi.json`: description of the API, derived from the client's decoding schemas. */
export function describeApi(): ApiDescription {
  return {
    openapi: '3.1.0',
    info: {
      title: `${SITE.name} API`,
      version: '1.0.0',
      description:
        // CommonMark: a sentence and a list.
        [
          'No key and no sign-in. Scripts on any website may read it (CORS), without cookies.\n',
          '- Read-only, apart from one call that counts clicks.',
          '- Dates are ISO 8601 (`2026-11-15`); times are UTC.',
          '- Negative means better than par. A plus handicap of +5.1 is sent as -5.1.',
          '- Responses carry an `ETag`: send it back in `If-None-Match`, and unchanged data comes back as an empty `304`.',
        ].join('\n'),
    },
    servers: [{ url: '/' }],
    tags: GROUPS.map((name) => ({ name })),
    paths: Object.fromEntries(
      OPERATIONS.map((operation) => [operation.path, { [operation.method]: entryOf(operation) }]),
    ),
    components: {
      schemas: schemas(),
      parameters: {
        IfNoneMatch: {
          name: 'If-None-Match',
          in: 'header',
          description: 'ETag of an answer that you have kept.',
          schema: ofText,
        },
        DataVersion: {
          name: DATA_VERSION_HEADER,
          in: 'header',
          description: 'The version of the data that you have seen: the answer is as new as that, or newer.',
          schema: { type: 'string', pattern: '^[0-9a-f]{16}$' },
        },
      },
      headers: {
        ETag: { description: 'Names this answer: another answer, another name.', schema: ofText },
        CacheControl: { description: 'How long the answer may be kept without asking again.', schema: ofText },
        AnyOrigin: {
          description: '`*`: scripts of every site may read the answer.',
          schema: { type: 'string', const: '*' },
        },
        RequestId: { description: 'What the server’s log calls the request.', schema: ofText },
        RetryAfter: { description: 'Seconds after which to try again.', schema: { type: 'integer' } },
      },
    },
  };
}

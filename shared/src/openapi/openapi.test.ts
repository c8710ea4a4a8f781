import { expect, test } from 'vitest';
import * as v from 'valibot';
import { describeApi, type JsonSchema } from './document.ts';
import { GROUPS, OPERATIONS } from './operations.ts';
import { createPlain } from './plain.ts';
import { SCHEMAS } from './schemas.ts';
import { PATHS_WITH_WORDS, wordsFor } from './words.ts';

const document = describeApi();

/** Every schema within a schema, with its path. */
function* within(schema: JsonSchema, path: string): Generator<[path: string, schema: JsonSchema]> {
  yield [path, schema];
  for (const [field, inner] of Object.entries(schema.properties ?? {})) yield* within(inner, `${path}.${field}`);
  if (schema.items) yield* within(schema.items, path);
  for (const either of schema.anyOf ?? []) yield* within(either, path);
}
const forms = Object.entries(document.components.schemas).flatMap(([name, schema]) => [...within(schema, name)]);

test('decoding schemas are described by their output', () => {
  const { Player, Round, Click } = document.components.schemas;
  expect(Player?.properties).toMatchObject({
    id: { type: 'integer', minimum: 0 },
    name: { type: 'string', minLength: 1 },
    handicap: { type: ['number', 'null'] },
    form: { type: ['string', 'null'], pattern: String.raw`^\d{1,10}$` },
    live: { type: 'boolean' },
    code: { type: 'string' },
  });
  expect(Player?.required).toEqual(Object.keys(Player?.properties ?? {}));
  expect(Round?.properties?.['net_score']).toMatchObject({ type: 'number', description: /differential/ });
  expect(Click).toMatchObject({
    additionalProperties: false,
    required: ['trackId', 'timestamp', 'playerId', 'scoreId'],
    properties: { trackId: { maxLength: 200 }, timestamp: { format: 'date-time' } },
  });
});

test('a schema of a kind that nobody has thought of stops the description', () => {
  expect(() => createPlain()(v.object({ days: v.map(v.string(), v.number()) }))).toThrow('of the type "map"');
});

test('no form is left open, and each field has words and a type', () => {
  for (const [path, schema] of forms)
    expect(schema.type ?? schema.$ref ?? schema.anyOf ?? schema.enum, path).toBeDefined();
  // A list's field has a description; its items have the same path and none.
  const fields = forms.filter(
    ([path], index) => path.includes('.') && forms.findIndex(([other]) => other === path) === index,
  );
  expect(fields.length).toBeGreaterThan(200);
  for (const [path, { description }] of fields) expect(description, path).toMatch(/^[A-Z].+[.]$/);
  expect(() => wordsFor('Player.shoe_size')).toThrow('Player.shoe_size');
});

test('no text describes an unknown field', () => {
  const paths = new Set(forms.map(([path]) => path));
  expect(PATHS_WITH_WORDS.filter((path) => !paths.has(path))).toEqual([]);
});

test('every form is used, and every reference leads somewhere', () => {
  const text = JSON.stringify(document);
  const references = [...new Set([...text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, to = '']) => to))];
  const { components } = document;
  const there = Object.entries(components).flatMap(([kind, named]) =>
    Object.keys(named as object).map((name) => `${kind}/${name}`),
  );
  expect(references.toSorted()).toEqual(there.toSorted());
  expect(Object.keys(components.schemas)).toEqual(Object.keys(SCHEMAS));
});

test('each operation has a name, a group and the parameters of its path', () => {
  expect(new Set(OPERATIONS.map(({ operationId }) => operationId)).size).toBe(OPERATIONS.length);
  for (const { path, group, parameters } of OPERATIONS) {
    expect(GROUPS).toContain(group);
    expect([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(Object.keys(parameters));
  }
});

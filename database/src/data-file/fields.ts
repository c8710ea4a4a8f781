import { describeApi, type JsonSchema } from '@golf/shared/openapi';

/* Columns of the data file's tables, mostly with types and texts of the API's description. */

export interface Field {
  type: 'whole number' | 'number' | 'text' | 'true or false';
  meaning: string;
}

/** In column order. */
export type Fields = Readonly<Record<string, Field>>;

export const field = (type: Field['type'], meaning: string): Field => ({ type, meaning });

const TYPES: Readonly<Record<string, Field['type']>> = {
  integer: 'whole number',
  number: 'number',
  string: 'text',
  boolean: 'true or false',
};

const { schemas } = describeApi().components;

/** The properties of a schema, also by reference, in a list, or nullable. */
function propertiesOf(form: JsonSchema | undefined): Record<string, JsonSchema> {
  const inner = form?.items ?? form?.anyOf?.[0] ?? schemas[form?.$ref?.split('/').at(-1) ?? ''];
  return form?.properties ?? (inner ? propertiesOf(inner) : {});
}

/** @param path "PlayerSummary.form.low" */
function formAt(path: string): JsonSchema | undefined {
  const [name = '', ...names] = path.split('.');
  return names.reduce((form, property) => propertiesOf(form)[property], schemas[name]);
}

const typeOf = (form: JsonSchema | undefined) => TYPES[[form?.type].flat()[0] ?? ''];

/**
 * A field of the API's description.
 * @param about subject of the text where the column is alone: the object that contains it
 * @throws Error if the field is missing
 */
export function fieldAt(path: string, about = formAt(path.slice(0, path.lastIndexOf('.')))?.description): Field {
  const form = formAt(path);
  const type = typeOf(form);
  if (!form || !type) throw new Error(`The description of the API has no field ${path}.`);
  return { type, meaning: [about, form.description].filter(Boolean).join(' ') };
}

/** Fields of a form that are neither lists nor objects. */
export function fieldsOf(path: string, names?: readonly string[]): Fields {
  const properties = Object.entries(propertiesOf(formAt(path))).filter(([, form]) => typeOf(form));
  const all = names ?? properties.map(([name]) => name);
  return Object.fromEntries(all.map((name) => [name, fieldAt(`${path}.${name}`, '')]));
}

export interface Described {
  /** "course-scores": the files are course-scores.csv and course-scores.json. */
  name: string;
  about: string;
  fields: Fields;
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** Text of FIELDS.md: every column of every table. */
export function fieldsText(tables: readonly Described[]): string {
  const parts = tables.map(({ name, about, fields }) => {
    const lines = Object.entries(fields).map(
      ([column, { type, meaning }]) => `| ${column} | ${type} | ${cell(meaning)} |`,
    );
    return [`## ${name}`, '', about, '', '| field | type | meaning |', '|---|---|---|', ...lines].join('\n');
  });
  return `# Fields

Each table is here three times, with the same rows and fields: as CSV (RFC 4180, UTF-8 with a byte order mark), as JSON (a list
of objects, UTF-8), and in golf-handicaps.sqlite, where names of tables have _ for -, and true is 1. A missing value is an empty
cell in CSV, null in JSON and NULL in SQL. In CSV, text that a spreadsheet would run
as a formula has an apostrophe in front of it; in JSON it stands as it is. Days are 2026-11-15, instants 2026-11-15T18:30:00Z.
Paths that begin with a slash are on the site. Ids of players, rounds, courses, tees and items lead to id in players and
rounds, course_id in courses, tee_id in tees and id in items.

${parts.join('\n\n')}
`;
}

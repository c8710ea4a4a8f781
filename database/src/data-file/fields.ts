/*
 * What a table of the data file says about its columns. FIELDS.md is made of it, and so are the columns of the CSV files.
 */

/** How a cell is written. Days are 2026-11-15, instants 2026-11-15T18:30:00Z. */
type FieldType = 'whole number' | 'number' | 'text' | 'true or false' | 'day' | 'instant' | 'HTML' | 'address';

export interface Field {
  type: FieldType;
  /** "" for what is not measured. */
  unit: string;
  meaning: string;
}

/** A field for each that a row has: the compiler finds one that is missing, or one too many. */
export type FieldsOf<Row> = { readonly [Name in keyof Row]-?: Field };

export const field = (type: FieldType, meaning: string, unit = ''): Field => ({ type, unit, meaning });

/** A table of the data file, as FIELDS.md tells of it. */
export interface Described {
  /** "course-scores": the files are course-scores.csv and course-scores.json. */
  name: string;
  about: string;
  fields: Readonly<Record<string, Field>>;
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** FIELDS.md: every column of every table. */
export function fieldsText(tables: readonly Described[]): string {
  const parts = tables.map(({ name, about, fields }) => {
    const lines = Object.entries(fields).map(
      ([column, { type, unit, meaning }]) => `| ${column} | ${type} | ${unit} | ${cell(meaning)} |`,
    );
    return [`## ${name}`, '', about, '', '| field | type | unit | meaning |', '|---|---|---|---|', ...lines].join('\n');
  });
  return `# Fields

Each table is here twice, with the same rows, fields and names: as CSV (RFC 4180, UTF-8 with a byte order mark) and as JSON (a
list of objects, UTF-8). What there is not is an empty cell in CSV and null in JSON. In CSV, text that a spreadsheet would run
as a formula has an apostrophe in front of it; in JSON it stands as it is. Days are 2026-11-15, instants 2026-11-15T18:30:00Z.
Paths that begin with a slash are on the site.

${parts.join('\n\n')}
`;
}

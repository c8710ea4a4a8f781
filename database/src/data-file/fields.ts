/* Column descriptions of the data file's tables: the source of FIELDS.md and of the CSV columns. */

/** Format of a cell. Days are 2026-11-15, instants 2026-11-15T18:30:00Z. */
type FieldType = 'whole number' | 'number' | 'text' | 'true or false' | 'day' | 'instant' | 'HTML' | 'address';

export interface Field {
  type: FieldType;
  /** Empty for a value without a unit. */
  unit: string;
  meaning: string;
}

/** One field per property of a row. The compiler reports missing and extra ones. */
export type FieldsOf<Row> = { readonly [Name in keyof Row]-?: Field };

export const field = (type: FieldType, meaning: string, unit = ''): Field => ({ type, unit, meaning });

export interface Described {
  /** "course-scores": the files are course-scores.csv and course-scores.json. */
  name: string;
  about: string;
  fields: Readonly<Record<string, Field>>;
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** Text of FIELDS.md: every column of every table. */
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

/** The files in the pictures' folder, by the version of the data: nothing there can be the file of other data. */
export const fileNames = (version: string) => ({
  zip: `golf-handicaps-${version}.zip`,
  /** What is in it, for the page that tells of it: DataFileContent. */
  content: `golf-handicaps-${version}.json`,
});

export const DATA_FILE = /^golf-handicaps-[\da-f]+\.(?:zip|json)$/;

/** What is in a data file. */
export interface DataFileContent {
  /** Instant at which the data was imported. */
  made_at: string;
  /** First line of LICENCE.txt; null where none is given. */
  licence: string | null;
  tables: { name: string; about: string; rows: number }[];
}

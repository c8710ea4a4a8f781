/** File names in the images folder. They contain the data version, so files of different data never collide. */
export const fileNames = (version: string) => ({
  zip: `golf-handicaps-${version}.zip`,
  /** Description of the data file for its page: DataFileContent. */
  content: `golf-handicaps-${version}.json`,
});

export const DATA_FILE = /^golf-handicaps-[\da-f]+\.(?:zip|json)$/;

export interface DataFileContent {
  /** Instant of the import. */
  made_at: string;
  /** First line of LICENCE.txt. Null: no licence given. */
  licence: string | null;
  tables: { name: string; about: string; rows: number }[];
}

import type { Database } from './schema.ts';

/**
 * Maps picture paths to files of the images folder, for the served data. Null: no such picture. A database filled
 * before pictures were named by content has no mapping: until the next import its pictures have their own names.
 * @param dataVersion returns the served data version
 */
export function createPictureFiles(database: Database, dataVersion: () => string) {
  let files = new Map<string, string>();
  let loaded: string | null = null;

  async function load(): Promise<void> {
    const version = dataVersion();
    if (version === loaded) return;
    try {
      const rows = await database.selectFrom('pictures').selectAll().execute();
      files = new Map(rows.map(({ path, file }) => [path, file]));
      loaded = version;
    } catch (error) {
      // Known pictures remain available during a database outage.
      if (loaded === null) throw error;
    }
  }

  return async function fileOf(path: string): Promise<string | null> {
    await load();
    return files.size === 0 ? path : (files.get(path) ?? null);
  };
}

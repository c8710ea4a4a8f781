import type { Database } from './schema.ts';

/**
 * Tells which file of the images folder holds the picture of a path, by the data that is served. Null: none does.
 * A database that was filled before pictures were named by their content says nothing about them: there they lie
 * under their own names until the next import.
 * @param dataVersion the version of the data that is served now
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
      // A database that does not answer for a while takes no picture away that was known before.
      if (loaded === null) throw error;
    }
  }

  return async function fileOf(path: string): Promise<string | null> {
    await load();
    return files.size === 0 ? path : (files.get(path) ?? null);
  };
}

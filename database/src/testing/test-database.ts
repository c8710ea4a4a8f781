import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { importFolder } from '../import/import-folder.ts';
import { PICTURE_ORIGINS, temporaryFolder, writeFixture, type Changes } from './fixture.ts';
import { openDatabase, type Database } from '../open.ts';

export interface TestDatabase {
  database: Database;
  path: string;
  imagesFolder: string;
  /** Where the fixture has a picture from. */
  pictureOrigins: readonly string[];
}

/** A database of the test's own, empty, closed and gone when the test is over. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const folder = await temporaryFolder();
  const path = join(folder, 'golf.sqlite');
  const database = await openDatabase(path, { busyTimeout: 5000 });
  onTestFinished(() => database.destroy());
  return { database, path, imagesFolder: join(folder, 'images'), pictureOrigins: PICTURE_ORIGINS };
}

/** A database that holds the fixture, with changes. */
export async function fixtureDatabase(changes?: Changes): Promise<TestDatabase> {
  const opened = await emptyDatabase();
  const result = await importFolder(await writeFixture(changes), opened.database, opened);
  if (result.status !== 'imported') throw new Error(`the fixture was not imported: ${JSON.stringify(result)}`);
  return opened;
}

/* Small data folder and databases for tests of other workspaces. */
export { changed, FIXTURE, pictureText, roundLine, temporaryFolder, writeFixture, type Changes } from './fixture.ts';
export { cableTo, type Cable } from './cable.ts';
export {
  demoDatabase,
  emptyDatabase,
  fillDisk,
  fixtureDatabase,
  ON_POSTGRES,
  type TestDatabase,
} from './test-database.ts';

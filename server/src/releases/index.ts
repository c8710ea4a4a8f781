/* The release store as the tools see it: what is published, and which release of each app visitors get. */
export { APPS, SHELL } from './apps.ts';
export { changeLive } from './change-live.ts';
export { contractProblems } from './contract-gate.ts';
export { digestOfFile, digestsOf, isWhole, readWholeRelease } from './digests.ts';
export { editionOf, liveVersions, readEdition, type Edition, type Versions } from './edition.ts';
export { readHealth, type ReleaseHealth } from './health.ts';
export { withLock } from './lock.ts';
export { readPointer, rollbackOf, sayRollback, withLive, withRollback, withTrial, type Pointer } from './pointer.ts';
export {
  browserPath,
  isPublished,
  isShared,
  publishedVersions,
  readRelease,
  RELEASE_FILE,
  releaseFile,
  releaseFolder,
  SHARED_FILES,
  type Release,
} from './release.ts';

/* The release store: published releases, the pointer to the live ones, and their health. */
export { APPS, SHELL } from './apps.ts';
export { CANARY_STEPS, judgeStep, withCanary, withNextStep } from './canary.ts';
export type { Change, ChangeNote } from './changes.ts';
export { changeLive } from './change-live.ts';
export { contractProblems } from './contract-gate.ts';
export { DamagedRelease, digestOfFile, digestsOf, isWhole, readBrowserFile, readWholeRelease } from './digests.ts';
export { editionOf, liveVersions, readEdition, type Edition, type Refusal, type Versions } from './edition.ts';
export { createHealth, isFailing, readHealth, type Health } from './health/health.ts';
export { MEASURES } from './health/judgement.ts';
export {
  BROWSER_ENGINES,
  KEPT_DAYS,
  noPages,
  noSides,
  type BrowserEngine,
  type Group,
  type ReleaseHealth,
  type TrialHealth,
  type Visits,
} from './health/record.ts';
export { dayOf, turnedBad, VISIT_MEASURES, visitsOn } from './health/turned-bad.ts';
export { withLock } from './lock.ts';
export { keysOf, ownerOf, OWNERS_FILE, readOwners, takesBack, type Owners } from './owners.ts';
export { digestOfLine, linesOf, LOG_FILE, readLog, shownAfter, type LogLine, type Shown } from './pointer-log.ts';
export {
  changeOf,
  pointerChangedAt,
  readPointer,
  rollbackOf,
  formatRollback,
  withLive,
  withRollback,
  withTrial,
  type Pointer,
} from './pointer.ts';
export {
  browserPath,
  FEDERATION_MANIFEST,
  isPublished,
  isShared,
  parseRelease,
  publishedVersions,
  readRelease,
  RELEASE_FILE,
  releaseFile,
  releaseFolder,
  SHARED_FILES,
  type Release,
} from './release.ts';
export { SIGNATURE_FILE, signatureProblem } from './signature.ts';
export { missingFor, withReady, withWaiting } from './waiting.ts';
export { BUCKETS, hasTrials, versionsFor } from './trials.ts';

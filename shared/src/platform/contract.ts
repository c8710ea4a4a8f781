/*
 * The part of the platform without React, for the server and the tools: the contract of the remotes, the page head, and
 * the data exchanged between server and browser.
 */
export { RETRY_URLS } from '../late/late-import.ts';
export { headTags, STRUCTURED_DATA_ID, type HeadTag, type PageHead } from './page-head.ts';
export type { PageData } from './query-client.ts';
export { INSPECT_PATH, type Inspected } from './inspected.ts';
export type { LiveRemote, LiveRemotes } from './remote-loader.ts';
export * from './remotes.ts';
export { SHARED_EXPORTS } from './shared-exports.ts';
export { COUNTED_PAGE, PAGE_MEASURES_PATH, type PageMeasures, type VisitSample } from './page-measures.ts';
export { FAILURE_KINDS, SLOT_FAILURES_PATH, type FailureKind } from './slot-failures.ts';
export {
  PAGE_MARKS,
  type PageState,
  type PreviewedRelease,
  type RenderedPage,
  type RenderRequest,
} from './page-contract.ts';
export { PLATFORM_VERSION } from './version.ts';

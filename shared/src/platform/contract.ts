/*
 * The part of the platform that a program without React may use: what is exposed, what a page says of itself.
 */
export { RETRY_URLS } from '../late/late-import.ts';
export { structuredData } from './structured-data.ts';
export { headTags, STRUCTURED_DATA_ID, type HeadTag, type PageHead } from './page-head.ts';
export type { PageData } from './query-client.ts';
export type { LiveRemote, LiveRemotes } from './remote-loader.ts';
export * from './remotes.ts';
export { FAILURE_KINDS, SLOT_FAILURES_PATH, type FailureKind } from './slot-failures.ts';
export type { RenderedPage } from './rendered-page.ts';
export { PLATFORM_VERSION } from './version.ts';

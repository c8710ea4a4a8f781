/*
 * Run-time contract between the shell and the remotes. It is the only stateful part of shared and a federated
 * singleton: a page has one bus, one loader, one set of preferences.
 */
export { clickOf, listenForClicks, logClick, scheduleVisit, visitOf } from './click-log.ts';
export { endEarly, wasEarly } from './early-click.ts';
export { countFollowedOnly, followedPreference } from './followed.ts';
export { createIntentBus, intents, type Intent, type Intents, type IntentType } from './intents.ts';
export { lazyPart, type LazyPart, type LazyPartOptions } from './lazy-part.tsx';
export { recoverFromLostChunk } from './lost-chunk.ts';
export {
  HeadCollector,
  headTags,
  siteOrigin,
  useOuterPageHead,
  usePageHead,
  type HeadTag,
  type PageHead,
} from './page-head.ts';
export { Platform, type PlatformProps } from './Platform.tsx';
export {
  createPreference,
  savedViewMark,
  usePreference,
  type Preference,
  type PreferenceReader,
  type StorageArea,
} from './preferences.ts';
export { adoptPageData, collectPageData, createQueryClient, type PageData } from './query-client.ts';
export {
  createFederationLoader,
  createStaticLoader,
  REMOTE_TIMEOUT,
  RemoteError,
  RemoteLoaderContext,
  type FederationOptions,
  type FederationRuntime,
  type LiveRemote,
  type LiveRemotes,
  type RemoteLoader,
} from './remote-loader.ts';
export * from './remotes.ts';
export { RemoteSlot, slotProps, type RemoteSlotProps } from './RemoteSlot.tsx';
export { SlotPlaceholder } from './slot-placeholder.ts';
export { ScriptlessDataContext, WithoutScript, type WithoutScriptProps } from './WithoutScript.tsx';
export { applyTheme, themePreference, type Theme } from './theme.ts';
export { reportSlotFailure, reportStack, type FailureKind } from './slot-failures.ts';
export { PLATFORM_VERSION } from './version.ts';

// The end-to-end tests count this mark: a second platform on a page would be a second bus.
performance.mark('golf:platform');
export { PAGE_HEADS, titled } from './page-heads.ts';
export { ROUTES } from './pages.ts';

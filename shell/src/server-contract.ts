import type { ExposedName, RemoteModule } from '@golf/shared/platform';

/** What the server hands to the shell's server build. */
export interface RenderRequest {
  /** Path of a route, without a query: the page is the same for everyone. */
  pathname: string;
  /** The live releases' server modules by name; a missing one is left to the browser. */
  modules: Partial<Record<ExposedName, RemoteModule<never>>>;
  /** Told of each slot that begins to render, so that one that never ends can be named. */
  onSlot: (name: ExposedName) => void;
}

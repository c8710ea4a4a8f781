import type { ExposedName, ListedPage, RenderedPage } from '@golf/shared/platform/contract';
import type { SplitData } from './page-data.ts';

export interface ServerModule {
  name: ExposedName;
  /** App and version of its release, for messages. */
  release: string;
  file: string;
}

export interface WorkerInput {
  /** Files of the shell's server build. */
  render: string;
  platform: string;
  /** Real path of the release store. Bare imports below it resolve to the server's own packages. */
  releases: string;
  modules: ServerModule[];
  /** Digests of the files of the server builds, by real path. */
  digests: Record<string, string>;
}

export type FinishedPage = RenderedPage & SplitData;

export type ToWorker =
  | { kind: 'render'; job: number; pathname: string }
  | { kind: 'answer'; request: number; status: number; body: string };

export type FromWorker =
  /** All imports are done. `failed` lists modules that could not be imported, `pages` those that the others add. */
  | { kind: 'ready'; failed: { name: ExposedName; why: string }[]; pages: ListedPage[] }
  /** Sent before a module runs, so that a module that hangs can be named. */
  | { kind: 'running'; name: ExposedName | 'shell' }
  | { kind: 'rendered'; job: number; page: FinishedPage }
  | { kind: 'failed'; job: number; why: string }
  | { kind: 'fetch'; request: number; path: string };

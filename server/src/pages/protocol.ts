import type { ExposedName, ListedPage, RenderedPage } from '@golf/shared/platform/contract';
import type { SplitData } from './page-data.ts';

/** One server module of a live release. */
export interface ServerModule {
  name: ExposedName;
  /** Release that it is of, for messages. */
  release: string;
  /** Path of the file. */
  file: string;
}

/** What a render worker starts with. */
export interface WorkerInput {
  /** Files of the shell's server build. */
  render: string;
  platform: string;
  /** Folder of the release store, by no link: bare imports below it are answered by the server's own packages. */
  releases: string;
  modules: ServerModule[];
}

/** A page as the worker hands it over. */
export type FinishedPage = RenderedPage & SplitData;

/** From the server to its worker. */
export type ToWorker =
  | { kind: 'render'; job: number; pathname: string }
  | { kind: 'answer'; request: number; status: number; body: string };

/** From the worker to the server. */
export type FromWorker =
  /** All modules are imported; those that could not be are named. `pages` is what the others add to the site. */
  | { kind: 'ready'; failed: { name: ExposedName; why: string }[]; pages: ListedPage[] }
  /** What it is about to run: named when it never comes back. */
  | { kind: 'running'; name: ExposedName | 'shell' }
  | { kind: 'rendered'; job: number; page: FinishedPage }
  | { kind: 'failed'; job: number; why: string }
  | { kind: 'fetch'; request: number; path: string };

import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { SHELL } from './apps.ts';
import { readRelease, type Release } from './release.ts';

/** The pointer: which version of each app is live. */
const LIVE_FILE = 'live.json';

const pointerSchema = v.record(v.string(), v.string());

/** Which version of each app is live. */
export type Pointer = v.InferOutput<typeof pointerSchema>;

/** The releases that the site is made of right now. */
export interface LiveReleases {
  /** Changes whenever a pointer does. */
  id: string;
  shell: Release | null;
  /** By app. */
  remotes: ReadonlyMap<string, Release>;
}

/** The pointer as it stands; empty when nothing has been released. @throws Error when it cannot be read. */
export function readPointer(releases: string): Pointer {
  const file = join(releases, LIVE_FILE);
  if (!existsSync(file)) return {};
  try {
    return v.parse(pointerSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} cannot be read: write it anew with "npm run build" (${String(cause)})`, { cause });
  }
}

/** Replaces the pointer, at once: a reader sees the old or the new, never a half. */
export async function writePointer(releases: string, pointer: Pointer): Promise<void> {
  await mkdir(releases, { recursive: true });
  const unfinished = join(releases, `${LIVE_FILE}.${process.pid}`);
  await writeFile(unfinished, `${JSON.stringify(pointer, null, 2)}\n`);
  await rename(unfinished, join(releases, LIVE_FILE));
}

/** The live releases; one that cannot be read is left out and named through `report`. */
export function readLive(releases: string, report: (problem: string) => void): LiveReleases {
  const pointer = readPointer(releases);
  const found = Object.entries(pointer).flatMap(([app, version]): [string, Release][] => {
    try {
      return [[app, readRelease(releases, app, version)]];
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
      return [];
    }
  });
  const remotes = new Map(found);
  const shell = remotes.get(SHELL) ?? null;
  remotes.delete(SHELL);
  return { id: JSON.stringify(pointer), shell, remotes };
}

/** When the pointer was last replaced, in milliseconds since 1970; 0 when there is none. Cheap to ask. */
export function pointerChangedAt(releases: string): number {
  return statSync(join(releases, LIVE_FILE), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

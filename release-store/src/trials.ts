import { createHash } from 'node:crypto';
import { liveVersions, type Versions } from './edition.ts';
import type { Pointer } from './pointer.ts';

/** Visitors are dealt into this many buckets: too few to tell one visitor from another. */
export const BUCKETS = 100;

/** Where an app's trials begin to count, so that not the same visitors get every trial. */
function offsetOf(app: string): number {
  return createHash('sha256').update(app).digest().readUInt16BE(0) % BUCKETS;
}

/** Whether any app has a version on trial. */
export const hasTrials = (pointer: Pointer): boolean => Object.values(pointer).some(({ trial }) => trial);

/**
 * The versions that a visitor gets. A bucket that is in a trial stays in it while the share grows.
 * @param bucket from 0 to 99; null: in no trial
 */
export function versionsFor(pointer: Pointer, bucket: number | null): Versions {
  const trials = Object.entries(pointer).flatMap(([app, { trial }]) =>
    trial && bucket !== null && (bucket + offsetOf(app)) % BUCKETS < trial.share ? [[app, trial.version] as const] : [],
  );
  return { ...liveVersions(pointer), ...Object.fromEntries(trials) };
}

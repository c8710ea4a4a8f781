import { createHash } from 'node:crypto';
import { liveVersions, type Versions } from './edition.ts';
import type { Pointer } from './pointer.ts';

/** Number of buckets that visitors are assigned to. Too few to identify a visitor. */
export const BUCKETS = 100;

/** Bucket at which an app's trials start. It differs per app, so that trials do not always hit the same visitors. */
function offsetOf(app: string): number {
  return createHash('sha256').update(app).digest().readUInt16BE(0) % BUCKETS;
}

export const hasTrials = (pointer: Pointer): boolean => Object.values(pointer).some(({ trial }) => trial);

/**
 * Versions for a visitor. A bucket stays in a trial while its share grows.
 * @param bucket from 0 to 99; null: in no trial
 */
export function versionsFor(pointer: Pointer, bucket: number | null): Versions {
  const trials = Object.entries(pointer).flatMap(([app, { trial }]) =>
    trial && bucket !== null && (bucket + offsetOf(app)) % BUCKETS < trial.share ? [[app, trial.version] as const] : [],
  );
  return { ...liveVersions(pointer), ...Object.fromEntries(trials) };
}

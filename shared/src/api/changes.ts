import * as v from 'valibot';
import { flag, name, record, text } from './decode.ts';
import { resource } from './resource.ts';

const changesSchema = v.object({
  /** What releases have changed, the latest first. */
  changes: v.array(
    v.object({
      /** "mfe-courses", or "shell". */
      app: name,
      version: name,
      /** Instant at which all visitors got it. */
      at: name,
      /** A sentence each. */
      lines: v.array(text),
      /** Whether somebody wrote that for visitors; else it is what commits say. */
      said: flag,
    }),
  ),
});

export type Changes = v.InferOutput<typeof changesSchema>;

/** @throws ValiError */
export const decodeChanges = record(changesSchema);

export const CHANGES_PATH = '/data/changes.json';

/** What has changed on the site itself, which tells of it whichever backend its data is from. */
export const changesResource = resource(CHANGES_PATH, decodeChanges);

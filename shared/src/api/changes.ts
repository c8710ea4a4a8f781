import * as v from 'valibot';
import { flag, name, record, text } from './decode.ts';
import { resource } from './resource.ts';

const changesSchema = v.object({
  /** Changes by release, newest first. */
  changes: v.array(
    v.object({
      /** "mfe-courses" or "shell". */
      app: name,
      version: name,
      /** ISO instant at which the release went live for all visitors. */
      at: name,
      /** One sentence per line. */
      lines: v.array(text),
      /** Whether the lines were written for visitors; false: they are taken from commits. */
      said: flag,
    }),
  ),
});

export type Changes = v.InferOutput<typeof changesSchema>;

/** @throws ValiError */
export const decodeChanges = record(changesSchema);

export const CHANGES_PATH = '/data/changes.json';

/** Changelog of the site. The site's own server answers, whichever backend provides the data. */
export const changesResource = resource(CHANGES_PATH, decodeChanges);

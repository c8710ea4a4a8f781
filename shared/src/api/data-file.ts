import * as v from 'valibot';
import { flag, maybeText, name, number, record, text } from './decode.ts';
import { resource } from './resource.ts';

/** Everything in one file. */
export const DATA_FILE_PATH = '/data/golf-handicaps.zip';

const dataFileSchema = v.object({
  /** Whether the data is another backend's: then there is no file here. */
  elsewhere: flag,
  /** Null where there is none: before the first import that makes one, too. */
  file: v.nullish(
    v.object({
      bytes: number,
      /** Instant at which the data was imported. */
      made_at: name,
      /** Null where none is given. */
      licence: maybeText,
      tables: v.array(v.object({ name, about: text, rows: number })),
    }),
    null,
  ),
});

export type DataFile = v.InferOutput<typeof dataFileSchema>;

/** What is in that file. The site tells of it itself, whichever backend its data is from. */
export const dataFileResource = resource('/data/golf-handicaps.json', record(dataFileSchema));

import * as v from 'valibot';
import { flag, maybeText, name, number, record, text } from './decode.ts';
import { resource } from './resource.ts';

/** URL of the whole data set in one file. */
export const DATA_FILE_PATH = '/data/golf-handicaps.zip';

const dataFileSchema = v.object({
  /** Whether another backend provides the data: the site then has no file. */
  elsewhere: flag,
  /** Null: no file, for example before the first import that creates one. */
  file: v.nullish(
    v.object({
      bytes: number,
      /** ISO instant of the import. */
      made_at: name,
      /** Null: no licence given. */
      licence: maybeText,
      tables: v.array(v.object({ name, about: text, rows: number })),
    }),
    null,
  ),
});

export type DataFile = v.InferOutput<typeof dataFileSchema>;

/** Description of the data file. The site's own server answers, whichever backend provides the data. */
export const dataFileResource = resource('/data/golf-handicaps.json', record(dataFileSchema));

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE } from '@golf/shared/site';

export interface Licence {
  /** Its first line; null where none is given. */
  name: string | null;
  /** LICENCE.txt. */
  text: string;
}

const NONE: Licence = {
  name: null,
  text: `No licence is given with this data. Ask before you publish it, or anything made of it: ${SITE.email}\n`,
};

/** The licence that a data folder brings along as licence.txt: nobody else can give one. */
export async function licenceOf(folder: string): Promise<Licence> {
  const text = await readFile(join(folder, 'licence.txt'), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  const name = text.split('\n', 1)[0]?.trim();
  return name ? { name, text } : NONE;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE } from '@golf/shared/site';

export interface Licence {
  /** First line of the text. Null: no licence given. */
  name: string | null;
  text: string;
}

const NONE: Licence = {
  name: null,
  text: `No licence is given with this data. Ask before you publish it, or anything made of it: ${SITE.email}\n`,
};

/** The licence in the data folder's licence.txt. Only the owner of the data can grant one. */
export async function licenceOf(folder: string): Promise<Licence> {
  const text = await readFile(join(folder, 'licence.txt'), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  const name = text.split('\n', 1)[0]?.trim();
  return name ? { name, text } : NONE;
}

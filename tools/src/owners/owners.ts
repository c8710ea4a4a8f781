import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import * as v from 'valibot';

/** Who is asked about each folder, by its name. */
export type Owners = Readonly<Record<string, string>>;

export const OWNERS_FILE = 'owners.json';
export const CODEOWNERS_FILE = '.github/CODEOWNERS';

const ownersSchema = v.record(v.string(), v.string());

/** What owners.json says. @throws Error when it cannot be read */
export function readOwners(root: string = PROJECT_ROOT): Owners {
  return v.parse(ownersSchema, JSON.parse(readFileSync(join(root, OWNERS_FILE), 'utf8')));
}

export const ownersText = (owners: Owners) => `${JSON.stringify(owners, null, 2)}\n`;

/** The same as GitHub reads it: whom it asks for a review. The last line that fits a file counts. */
export function codeownersOf(owners: Owners): string {
  const lines = Object.entries(owners).map(([folder, owner]) =>
    folder === '*' ? `* ${owner}` : `/${folder}/ ${owner}`,
  );
  return [`# Made from ${OWNERS_FILE} by "npm run owners".`, ...lines, ''].join('\n');
}

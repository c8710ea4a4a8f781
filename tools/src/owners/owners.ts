import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import * as v from 'valibot';

/** Owner by folder. */
export type Owners = Readonly<Record<string, string>>;

export const OWNERS_FILE = 'owners.json';
export const CODEOWNERS_FILE = '.github/CODEOWNERS';

const ownersSchema = v.record(v.string(), v.string());

/**
 * Reads owners.json.
 * @throws Error when it cannot be read
 */
export function readOwners(root: string = PROJECT_ROOT): Owners {
  return v.parse(ownersSchema, JSON.parse(readFileSync(join(root, OWNERS_FILE), 'utf8')));
}

export const ownersText = (owners: Owners) => `${JSON.stringify(owners, null, 2)}\n`;

/** CODEOWNERS for GitHub's review requests. The last matching line counts. */
export function codeownersOf(owners: Owners): string {
  const lines = Object.entries(owners).map(([folder, owner]) =>
    folder === '*' ? `* ${owner}` : `/${folder}/ ${owner}`,
  );
  return [`# Made from ${OWNERS_FILE} by "npm run owners".`, ...lines, ''].join('\n');
}

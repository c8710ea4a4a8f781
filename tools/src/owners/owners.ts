import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { ownerOf, OWNERS_FILE, type Owners, readOwners as readFrom } from '@golf/release-store';

export { OWNERS_FILE, type Owners } from '@golf/release-store';
export const CODEOWNERS_FILE = '.github/CODEOWNERS';

/**
 * Reads owners.json of a project.
 * @throws Error when it cannot be read
 */
export const readOwners = (root: string = PROJECT_ROOT): Owners => readFrom(join(root, OWNERS_FILE));

export const ownersText = (owners: Owners) => `${JSON.stringify(owners, null, 2)}\n`;

/** Owner of a folder: "@golf/courses". */
export function ownerIn(owners: Owners, folder: string): string | undefined {
  const { [folder]: owner } = owners;
  return owner === undefined ? undefined : ownerOf(owner);
}

/** CODEOWNERS for GitHub's review requests. The last matching line counts. */
export function codeownersOf(owners: Owners): string {
  const lines = Object.keys(owners).map((folder) =>
    [folder === '*' ? '*' : `/${folder}/`, ownerIn(owners, folder)].join(' '),
  );
  return [`# Made from ${OWNERS_FILE} by "npm run owners".`, ...lines, ''].join('\n');
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { CODEOWNERS_FILE, codeownersOf, ownerIn, readOwners } from '../owners/owners.ts';

/* npm run owners: generates CODEOWNERS from owners.json, and prints the owners. */

const owners = readOwners();
writeFileSync(join(PROJECT_ROOT, CODEOWNERS_FILE), codeownersOf(owners));
const rows = Object.entries(owners).map(([folder, owner]) => ({
  folder,
  owner: ownerIn(owners, folder),
  keys: typeof owner === 'string' ? 0 : (owner.keys?.length ?? 0),
}));
console.table(rows);

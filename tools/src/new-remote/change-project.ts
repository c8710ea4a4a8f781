import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CODEOWNERS_FILE, codeownersOf, OWNERS_FILE, type Owners, ownersText, readOwners } from '../owners/owners.ts';
import { editsFor, insert, takeAway } from './edits.ts';
import { NewRemoteError, type RemoteNames } from './names.ts';
import { filesFor } from './templates.ts';

/** Dependencies of a new remote, in the versions that every page uses. */
const DEPENDENCIES = ['@tanstack/react-query', 'react'];

/** New content by file. Null: the file is removed. */
type Changes = Map<string, string | null>;

function versionsIn(root: string): Record<string, string> {
  // npm has checked its shape.
  const shared = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const versions = DEPENDENCIES.map((name) => [name, shared.dependencies[name] ?? '*'] as const);
  return { '@golf/shared': '*', ...Object.fromEntries(versions) };
}

interface Ways {
  inMenu: boolean;
  /** Built in a separate repository: the project only contains its page and its name. */
  elsewhere: boolean;
}

function changedLines(root: string, names: RemoteNames, inMenu: boolean, change: typeof insert): Changes {
  const changes: Changes = new Map();
  for (const edit of editsFor(names, inMenu)) {
    const text = changes.get(edit.file) ?? readFileSync(join(root, edit.file), 'utf8');
    changes.set(edit.file, change(text, edit));
  }
  return changes;
}

function withOwners(changes: Changes, owners: Owners): Changes {
  return changes.set(OWNERS_FILE, ownersText(owners)).set(CODEOWNERS_FILE, codeownersOf(owners));
}

/** Writes all files, once all are computed: if one cannot be changed, none is. */
function write(root: string, changes: Changes): string[] {
  for (const [file, text] of changes) {
    const path = join(root, file);
    if (text === null) rmSync(path, { recursive: true, force: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
  return [...changes.keys()];
}

/**
 * Adds a remote to a project: its folder, and its name in every file that lists all remotes. For a remote that is built
 * elsewhere, only its page and its name.
 * @returns the files that were written
 * @throws NewRemoteError on a conflict; nothing is written then
 */
export function addRemote(root: string, names: RemoteNames, how: Ways): string[] {
  if (existsSync(join(root, names.app))) throw new NewRemoteError(`There is a folder ${names.app} already.`);
  const changes = changedLines(root, names, how.inMenu, insert);
  const files = how.elsewhere ? {} : filesFor(names, versionsIn(root));
  for (const [file, text] of Object.entries(files)) changes.set(file, text);
  return write(root, withOwners(changes, { ...readOwners(root), [names.app]: names.owner }));
}

/**
 * Removes a remote from a project, with everything in its folder.
 * @returns the files that were changed or removed
 * @throws NewRemoteError when it does not exist, or a generated line has been changed; nothing is removed then
 */
export function removeRemote(root: string, names: RemoteNames): string[] {
  const { [names.app]: owner, ...owners } = readOwners(root);
  const elsewhere = !existsSync(join(root, names.app));
  if (elsewhere && owner === undefined) throw new NewRemoteError(`There is no remote ${names.app} in this project.`);
  const table = readFileSync(join(root, 'shared/src/platform/pages.ts'), 'utf8');
  const inMenu = editsFor(names, true).some(({ file, lines }) => file.endsWith('/pages.ts') && table.includes(lines));
  const changes = changedLines(root, names, inMenu, takeAway);
  const files = elsewhere ? {} : filesFor(names, {});
  for (const file of Object.keys(files)) if (!file.startsWith(`${names.app}/`)) changes.set(file, null);
  if (!elsewhere) changes.set(names.app, null);
  return write(root, withOwners(changes, owners));
}

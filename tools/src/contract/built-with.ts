import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Release, releaseFolder } from '@golf/release-store';
import { linesOnlyIn } from './reports.ts';

/** Which release of which app. */
type Named = Pick<Release, 'app' | 'version'>;

/** File of a release: the platform's contract that it was built with. None in releases of before. */
export const CONTRACT_FILE = 'contract.txt';

function contractOf(releases: string, { app, version }: Named): string | null {
  const file = join(releaseFolder(releases, app, version), CONTRACT_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** What a remote was built with and a shell does not have, as a sentence and its lines; none where nobody can tell. */
export function missingLines(releases: string, remote: Named, shell: Named): string[] {
  const [wanted, had] = [contractOf(releases, remote), contractOf(releases, shell)];
  const lines = wanted === null || had === null ? [] : linesOnlyIn(wanted, had);
  if (lines.length === 0) return [];
  return [
    `${remote.app} ${remote.version} was built with these lines of the contract, which the shell ${shell.version} does not have:`,
    ...lines.map((line) => `  + ${line.trim()}`),
  ];
}

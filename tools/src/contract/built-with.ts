import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Release, releaseFolder } from '@golf/release-store';
import { linesOnlyIn } from './reports.ts';

type Named = Pick<Release, 'app' | 'version'>;

/** File of a release with the platform contract of its build. Missing in old releases. */
export const CONTRACT_FILE = 'contract.txt';

/** Platform contract that a release was built with. Null: an old release. */
export function contractOf(releases: string, { app, version }: Named): string | null {
  const file = join(releaseFolder(releases, app, version), CONTRACT_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Contract lines that a remote was built with and a shell lacks, as a sentence and the lines. Empty if unknown. */
export function missingLines(releases: string, remote: Named, shell: Named): string[] {
  const [wanted, had] = [contractOf(releases, remote), contractOf(releases, shell)];
  const lines = wanted === null || had === null ? [] : linesOnlyIn(wanted, had);
  if (lines.length === 0) return [];
  return [
    `${remote.app} ${remote.version} was built with these lines of the contract, which the shell ${shell.version} does not have:`,
    ...lines.map((line) => `  + ${line.trim()}`),
  ];
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { nextVersion, PLATFORM, readReport, reportFile, reportsOf, versionIn, withVersion } from './reports.ts';

const VERSION_FILE = 'shared/src/platform/version.ts';

/** The platform's report as it was committed last; where there is no git, as it is. */
function committedReport(root: string): string {
  try {
    const file = `HEAD:./${relative(root, reportFile(root, PLATFORM))}`;
    return execFileSync('git', ['show', file], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return readReport(root, PLATFORM);
  }
}

/**
 * Writes down what `shared` offers now, and raises the platform's version by what has changed since the last commit, however
 * often it is called for one change.
 * @param isTakenBack a change has been taken back: the version is that of the last commit again, if nothing else has changed
 * @returns the platform's version
 */
export function takeOver(root: string, isTakenBack = false): string {
  const { [PLATFORM]: now = '', ...others } = reportsOf(root);
  const before = committedReport(root);
  const version = nextVersion(before, isTakenBack ? withVersion(now, versionIn(before)) : now);
  const path = join(root, VERSION_FILE);
  writeFileSync(path, readFileSync(path, 'utf8').replace(`'${versionIn(now)}'`, `'${version}'`));
  for (const [name, report] of Object.entries({ ...others, [PLATFORM]: withVersion(now, version) })) {
    const file = reportFile(root, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, report);
  }
  return version;
}

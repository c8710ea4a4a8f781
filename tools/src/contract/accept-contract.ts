import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { nextVersion, PLATFORM, readReport, reportFile, reportsOf, versionIn, withVersion } from './reports.ts';

const VERSION_FILE = 'shared/src/platform/version.ts';

/** The last committed report of the platform. Without git, the present one. */
function committedReport(root: string): string {
  try {
    const file = `HEAD:./${relative(root, reportFile(root, PLATFORM))}`;
    return execFileSync('git', ['show', file], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return readReport(root, PLATFORM);
  }
}

/**
 * Writes the reports of `shared`, and raises the platform's version relative to the last commit. Repeated calls for one
 * change have no further effect.
 * @param isTakenBack a change was reverted: restores the version of the last commit if no other change remains
 * @returns the platform's version
 */
export function acceptContract(root: string, isTakenBack = false): string {
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

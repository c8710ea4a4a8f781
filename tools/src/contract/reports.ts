import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarationsOf, withDeclarations } from './declarations.ts';

/** Folder of the reports, relative to the project root. */
const REPORTS = 'shared/contract';

/** Report that determines the platform's version. Separately built apps share this API on a page. */
export const PLATFORM = 'platform';

/**
 * Other entries of `shared`, of which each app has its own copy. The API is not included: /api/openapi.json describes
 * its answers.
 */
const ENTRIES: Readonly<Record<string, string>> = {
  [PLATFORM]: 'platform/index.d.ts',
  ui: 'ui/index.d.ts',
  format: 'format/index.d.ts',
  handicap: 'handicap/index.d.ts',
  address: 'address/index.d.ts',
  late: 'late/late-import.d.ts',
  routes: 'routes.d.ts',
  search: 'search/index.d.ts',
  testing: 'testing/index.d.ts',
};

/** The version constant identifies a report and is not part of its API. */
const VERSION = /^\/\/ platform\/version\nconst PLATFORM_VERSION = "(.+)";$/m;

/** Reports of the sources: name → text. */
export function reportsOf(root: string): Record<string, string> {
  return withDeclarations(root, (folder) =>
    Object.fromEntries(
      Object.entries(ENTRIES).map(([name, entry]) => [name, `${declarationsOf(folder, entry).join('\n\n')}\n`]),
    ),
  );
}

export const reportFile = (root: string, name: string) => join(root, REPORTS, `${name}.txt`);
export const readReport = (root: string, name: string) => readFileSync(reportFile(root, name), 'utf8');

const linesOf = (report: string) => report.replace(VERSION, '').split('\n').filter(Boolean);

/** Lines that are only in the first report. */
export function linesOnlyIn(report: string, other: string): string[] {
  const left = new Map<string, number>();
  for (const line of linesOf(other)) left.set(line, (left.get(line) ?? 0) + 1);
  return linesOf(report).filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

export const versionIn = (report: string): string => VERSION.exec(report)?.[1] ?? '';

export const withVersion = (report: string, version: string): string =>
  report.replace(VERSION, (line) => line.replace(versionIn(report), version));

const isAtLeast = (version: string, least: string) => version.localeCompare(least, 'en', { numeric: true }) >= 0;

/**
 * Required version of the platform: a new minor for added lines, a new major for removed lines, as an app may have been
 * built with them. A higher version set by hand is kept.
 * @param before last committed report
 * @param after report of the sources, with their version
 */
export function nextVersion(before: string, after: string): string {
  const [gone, added] = [linesOnlyIn(before, after).length > 0, linesOnlyIn(after, before).length > 0];
  const [major = 0, minor = 0] = versionIn(before).split('.').map(Number);
  const least = gone ? `${major + 1}.0.0` : added ? `${major}.${minor + 1}.0` : versionIn(before);
  return isAtLeast(versionIn(after), least) ? versionIn(after) : least;
}

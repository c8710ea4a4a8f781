import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offeredBy, withDeclarations } from './declarations.ts';

/** Folder of the reports, from the project's root. */
const REPORTS = 'shared/contract';

/** The report that the platform's version goes by: what apps that are built apart from each other meet by on a page. */
export const PLATFORM = 'platform';

/**
 * What else `shared` offers, by the entry that offers it: each app brings its own copy. The API is not among them: what it
 * answers is described by /api/openapi.json, field by field.
 */
const ENTRIES: Readonly<Record<string, string>> = {
  [PLATFORM]: 'platform/index.d.ts',
  ui: 'ui/index.d.ts',
  format: 'format/index.d.ts',
  handicap: 'handicap/index.d.ts',
  address: 'address/index.d.ts',
  late: 'late/late-import.d.ts',
  routes: 'routes.d.ts',
  testing: 'testing/index.d.ts',
};

/** It says which version a report is of, and is no part of what that offers. */
const VERSION = /^\/\/ platform\/version\nconst PLATFORM_VERSION = "(.+)";$/m;

/** The reports of the sources: name → text. */
export function reportsOf(root: string): Record<string, string> {
  return withDeclarations(root, (folder) =>
    Object.fromEntries(
      Object.entries(ENTRIES).map(([name, entry]) => [name, `${offeredBy(folder, entry).join('\n\n')}\n`]),
    ),
  );
}

export const reportFile = (root: string, name: string) => join(root, REPORTS, `${name}.txt`);
export const readReport = (root: string, name: string) => readFileSync(reportFile(root, name), 'utf8');

const linesOf = (report: string) => report.replace(VERSION, '').split('\n').filter(Boolean);

/** The lines that a report has and another one has not. */
export function linesOnlyIn(report: string, other: string): string[] {
  const left = new Map<string, number>();
  for (const line of linesOf(other)) left.set(line, (left.get(line) ?? 0) + 1);
  return linesOf(report).filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

/** The version that a report is of. */
export const versionIn = (report: string): string => VERSION.exec(report)?.[1] ?? '';

/** The report as that of another version. */
export const withVersion = (report: string, version: string): string =>
  report.replace(VERSION, (line) => line.replace(versionIn(report), version));

const isAtLeast = (version: string, least: string) => version.localeCompare(least, 'en', { numeric: true }) >= 0;

/**
 * The version that the platform has to have: a minor one more where something is new, a major one where a line is gone, which may
 * be one that somebody was built with. A higher one that somebody has chosen stays.
 * @param before the report that was committed last
 * @param after what the sources offer now, with the version that they say
 */
export function nextVersion(before: string, after: string): string {
  const [gone, added] = [linesOnlyIn(before, after).length > 0, linesOnlyIn(after, before).length > 0];
  const [major = 0, minor = 0] = versionIn(before).split('.').map(Number);
  const least = gone ? `${major + 1}.0.0` : added ? `${major}.${minor + 1}.0` : versionIn(before);
  return isAtLeast(versionIn(after), least) ? versionIn(after) : least;
}

import {
  BROWSER_ENGINES,
  dayOf,
  KEPT_DAYS,
  readHealth,
  readPointer,
  turnedBad,
  VISIT_MEASURES,
  visitsOn,
  type Visits,
} from '@golf/release-store';

/** "2.4 % (5 of 210)" */
const rate = (bad: number, of: number) => (of === 0 ? '–' : `${((bad / of) * 100).toFixed(1)} % (${bad} of ${of})`);

const HEAD = ['app', 'release', 'engine', ...VISIT_MEASURES.map(({ words }) => words), 'crashes', 'deprecations'];

/** Measures that only Chromium reports. */
const OF_CHROMIUM = new Set<keyof Visits>(['shifted', 'longFrames']);

/**
 * Prints the sampled visits of the latest days by app, release and engine, and each live release that turned bad.
 * @param now milliseconds since 1970
 */
export function showVisits(releases: string, say: (line: string) => void, now = Date.now()): void {
  const healthOf = readHealth(releases);
  const pointer = readPointer(releases, say);
  const rows = Object.entries(pointer).flatMap(([app, { version, trial, earlier }]) =>
    [version, ...(trial ? [trial.version] : []), ...earlier].flatMap((release) =>
      BROWSER_ENGINES.flatMap((engine) => {
        const visits = visitsOn(healthOf(app, release).days, () => true, [engine]);
        if (Object.values(visits).every((count) => count === 0)) return [];
        const rates = VISIT_MEASURES.map(({ bad }) =>
          engine !== 'chromium' && OF_CHROMIUM.has(bad) ? '–' : rate(visits[bad], visits.sampled),
        );
        return [[app, release, engine, ...rates, String(visits.crashed), String(visits.deprecated)]];
      }),
    ),
  );
  if (rows.length === 0) return say(`No visit was sampled in the last ${KEPT_DAYS} days.`);
  const widths = HEAD.map((_, at) => Math.max(...[HEAD, ...rows].map((row) => row[at]?.length ?? 0)));
  for (const row of [HEAD, ...rows])
    say(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  const bad = Object.keys(pointer).flatMap((app) => {
    const found = turnedBad(pointer, healthOf, app, dayOf(now));
    if (!found) return [];
    return [`${app} ${found.version} turned bad: ${found.why}. Back: npm run rollback -- ${app} --why "${found.why}"`];
  });
  for (const line of bad.length > 0 ? bad : ['No live release has turned bad today.']) say(line);
}

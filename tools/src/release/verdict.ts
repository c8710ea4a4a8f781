import { setTimeout as delay } from 'node:timers/promises';
import {
  BROWSER_ENGINES,
  MEASURES,
  readHealth,
  readPointer,
  rollbackOf,
  formatRollback,
  type Group,
  type Pointer,
  type TrialHealth,
} from '@golf/release-store';

/** Pause between two looks at the pointer, in milliseconds. */
const PAUSE = 5000;

/** "2.4 % (5 of 210)" */
function rate(bad: number, of: number): string {
  return of === 0 ? '–' : `${((bad / of) * 100).toFixed(1)} % (${bad} of ${of})`;
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Markdown table: the rates of the trial and of the live release, in total and by browser engine. */
function ratesTable(counts: TrialHealth): string {
  const rowOf = (who: string, group: Group) =>
    row([who, String(group.pages), ...MEASURES.map(({ of, bad }) => rate(group[bad], group[of]))]);
  const engines = BROWSER_ENGINES.flatMap((engine) => {
    const sides = counts.engines?.[engine];
    return sides ? [rowOf(`trial, ${engine}`, sides.trial), rowOf(`live, ${engine}`, sides.live)] : [];
  });
  return [
    row(['', 'pages', ...MEASURES.map(({ words }) => words)]),
    row(['---', '---:', ...MEASURES.map(() => '---:')]),
    rowOf('trial', counts.trial),
    rowOf('live release', counts.live),
    ...engines,
  ].join('\n');
}

/** State of a version as a sentence. `isOver`: its trial has ended. */
function verdictOn(pointer: Pointer, app: string, version: string) {
  const { [app]: state } = pointer;
  const rollback = rollbackOf(pointer, app, version);
  if (rollback) return { isOver: true, isBack: true, said: `was ${formatRollback(rollback)}.` };
  if (state?.trial?.version === version) {
    return { isOver: false, isBack: false, said: `is still on trial, at ${state.trial.share} % of the visitors.` };
  }
  const said =
    state?.version === version ? 'is live for all.' : `is not on trial: ${state?.version ?? 'nothing'} is live.`;
  return { isOver: true, isBack: false, said };
}

/**
 * Waits until the trial of a version ends, or the limit is reached.
 * @param limit milliseconds
 * @returns the verdict and the rates of the last step as Markdown; `isBack`: the version was rolled back
 */
export async function awaitVerdict(
  releases: string,
  app: string,
  version: string,
  limit: number,
  pause = PAUSE,
): Promise<{ report: string; isBack: boolean }> {
  const end = Date.now() + limit;
  let verdict = verdictOn(readPointer(releases), app, version);
  for (let left = limit; !verdict.isOver && left > 0; left = end - Date.now()) {
    await delay(Math.min(pause, left));
    verdict = verdictOn(readPointer(releases), app, version);
  }
  const { trial: counts } = readHealth(releases)(app, version);
  const back = verdict.isBack ? [] : [`Back: \`npm run rollback -- ${app} --why "…"\``];
  const parts = [`**${app} ${version}** ${verdict.said}`, ...(counts ? [ratesTable(counts)] : []), ...back];
  return { report: parts.join('\n\n'), isBack: verdict.isBack };
}

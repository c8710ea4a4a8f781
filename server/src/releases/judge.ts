import { changeLive, isFailing, judgeStep, withNextStep, withRollback } from '@golf/release-store';
import { createLiveJudge, type JudgeOptions } from './live-judge.ts';

/** Judges trials by their counts: rolls back a bad trial and advances canaries. Without a trial, judges the live release. */
export function createJudge(options: JudgeOptions) {
  const { releases, pointer, health, log } = options;
  const judgeLive = createLiveJudge(options);
  /** Last log line per app: an obstacle is logged once, while the change is retried. */
  const said = new Map<string, string>();

  async function judge(name: string): Promise<void> {
    const judged = pointer()[name]?.trial;
    if (!judged) return judgeLive(name);
    const { version, since } = judged;
    const counted = health.trial(name, judged);
    const step = judged.canary ? judgeStep(judged, counted, Date.now()) : null;
    const { trial, live } = counted;
    const why = isFailing(counted)
      ? `it failed on ${trial.failed} of ${trial.pages} pages of its trial, and the live release on ${live.failed} of ${live.pages} in the same time`
      : step?.next === 'back'
        ? step.why
        : null;
    if (why === null && step?.next !== 'on') return;
    // The figures of the verdict must be on disk before it.
    await health.save();
    // The trial may have been changed in the meantime, for example by another server.
    let isOurs = false;
    const next = await changeLive(releases, (present) => {
      const now = present[name]?.trial;
      isOurs = now?.version === version && now.since === since;
      if (!isOurs) return present;
      return why === null ? withNextStep(present, name) : withRollback(present, name, undefined, why);
    });
    said.delete(name);
    if (!isOurs) return;
    if (why !== null) return log.warn(`${name} ${version} was rolled back: ${why}.`);
    const share = next[name]?.trial?.share ?? 100;
    log.info(`${name} ${version} is for ${share} % of the visitors now: ${step?.why}.`);
  }

  return (name: string) =>
    judge(name).catch((error: unknown) => {
      const line = String(error);
      if (said.get(name) !== line) log.warn(line);
      said.set(name, line);
    });
}

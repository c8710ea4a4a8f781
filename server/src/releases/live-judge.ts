import { changeLive, dayOf, takesBack, turnedBad, withRollback, type Health, type Pointer } from '@golf/release-store';

export interface JudgeOptions {
  /** Folder of the release store. */
  releases: string;
  pointer: () => Pointer;
  health: Health;
  log: { info: (message: string) => void; warn: (message: string) => void };
}

/** Whether the server may take a release back by itself. */
function mayTakeBack(pointer: Pointer, app: string, today: string, others: readonly unknown[]): boolean {
  const state = pointer[app];
  // What hits several apps at once is no fault of one release; and taking back once a day cannot run through the store.
  const wasToday = state?.rolledBack.some(({ at }) => at?.startsWith(today)) ?? true;
  return !wasToday && (state?.earlier.length ?? 0) > 0 && others.length === 0 && takesBack(app);
}

/**
 * Judges live releases by their sampled visits: a release that turned bad is logged once, or rolled back where its owner
 * says so in owners.json.
 * @param now milliseconds since 1970
 */
export function createLiveJudge({ releases, pointer, health, log }: JudgeOptions, now: () => number = Date.now) {
  const told = new Set<string>();

  return async (app: string): Promise<void> => {
    const [present, today] = [pointer(), dayOf(now())];
    const badOf = (name: string) => turnedBad(present, health.of, name, today);
    const bad = badOf(app);
    if (!bad || told.has(`${app} ${bad.version} ${today}`)) return;
    const { version, why } = bad;
    const others = Object.keys(present).filter((name) => name !== app && badOf(name));
    let isBack = false;
    if (mayTakeBack(present, app, today, others)) {
      // The figures of the verdict must be on disk before it.
      await health.save();
      await changeLive(releases, (found) => {
        const state = found[app];
        // The release may have been changed in the meantime, for example by another server.
        isBack = state?.version === version && !state.trial;
        return isBack ? withRollback(found, app, state?.earlier[0], why) : found;
      });
    }
    told.add(`${app} ${version} ${today}`);
    const next = `"npm run rollback -- ${app} --why …" takes it back`;
    log.warn(isBack ? `${app} ${version} was rolled back: ${why}.` : `${app} ${version} turned bad: ${why}; ${next}.`);
  };
}

import { describe, expect, test } from 'vitest';
import { CANARY_STEPS, judgeStep, withCanary, withNextStep } from './canary.ts';
import { noPages, type Group, type TrialHealth } from './health/record.ts';
import { MEASURES } from './health/judgement.ts';
import { withLive, withRollback, withTrial } from './pointer.ts';

const APP = 'mfe-courses';
const SINCE = '2026-11-22T10:00:00.000Z';
const AN_HOUR_LATER = Date.parse('2026-11-22T11:00:00.000Z');
const live = withLive({}, APP, '1');
const started = withCanary(live, APP, '2', 15, { now: SINCE });

/** The share of the visitors after each step; null: everyone. */
function sharesOf(steps: number): (number | null)[] {
  let pointer = started;
  return Array.from({ length: steps }, () => {
    const share = pointer[APP]?.trial?.share ?? null;
    pointer = withNextStep(pointer, APP);
    return share;
  });
}

const counts = (trial: Partial<Group>, beside: Partial<Group>): TrialHealth => ({
  since: SINCE,
  trial: { ...noPages(), ...trial },
  live: { ...noPages(), ...beside },
});
const trialOf = (share: number) => ({ version: '2', share, since: SINCE, canary: { minutes: 15 } });
const GOOD = { pages: 500, painted: 500, answered: 500, clicked: 500 };

describe('a canary', () => {
  test('goes from one visitor in a hundred to all of them', () => {
    expect(sharesOf(4)).toEqual([...CANARY_STEPS, null]);
  });

  test('counts anew with each step, and remembers what it changes', () => {
    const noted = withCanary(live, APP, '2', 15, {
      note: { lines: ['Tees are grouped'], said: true, commit: null },
      now: SINCE,
    });
    const next = withNextStep(noted, APP, 'later');
    expect(next[APP]?.trial).toMatchObject({ share: 10, since: 'later', canary: { minutes: 15 } });
    const done = withNextStep(withNextStep(next, APP), APP, 'at last');
    expect(done[APP]).toMatchObject({ version: '2', changes: [{ lines: ['Tees are grouped'], at: 'at last' }] });
  });

  test('is taken over by whoever names a share, and ended by a rollback', () => {
    expect(withTrial(started, APP, '2', 20)[APP]?.trial?.canary).toBeUndefined();
    expect(withRollback(started, APP)[APP]?.trial).toBeUndefined();
    expect(withNextStep(live, APP)).toBe(live);
  });

  test('waits while there are too few visitors, and says how many it takes', () => {
    const { next, why } = judgeStep(trialOf(1), counts({ ...GOOD, clicked: 10 }, GOOD), AN_HOUR_LATER);
    expect(next).toBe('stay');
    expect(why).toMatch(
      /^step 1 of 3, too few visitors to tell: it takes some \d+ more pages for clicks that led nowhere$/,
    );
    expect(judgeStep(trialOf(1), counts({}, {}), AN_HOUR_LATER).next).toBe('stay');
  });

  test('goes on once it is as good by every measure, and no sooner than a step takes', () => {
    const asGood = counts(GOOD, GOOD);
    expect(judgeStep(trialOf(10), asGood, AN_HOUR_LATER)).toEqual({
      next: 'on',
      why: 'step 2 of 3, as good as what is live',
    });
    expect(judgeStep(trialOf(10), asGood, Date.parse(SINCE)).why).toContain('it stays until 2026-11-22T10:15:00.000Z');
  });

  test.each(MEASURES)('goes back when it is worse by $words, and says by how much', ({ of, bad, words }) => {
    const { next, why } = judgeStep(trialOf(50), counts({ ...GOOD, [of]: 40, [bad]: 30 }, GOOD), AN_HOUR_LATER);
    expect(next).toBe('back');
    expect(why).toContain(`it is worse: ${words} on 30 of 40 pages of its trial, and on 0 of 500`);
  });

  test('is not called worse for what is as bad on both sides', () => {
    const bad = { pages: 400, failed: 80, painted: 400, slowPaint: 200, answered: 400, slowAnswer: 100, clicked: 400 };
    expect(judgeStep(trialOf(50), counts(bad, bad), AN_HOUR_LATER).next).not.toBe('back');
  });
});

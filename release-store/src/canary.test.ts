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

/** Share of the visitors after each step; null: everyone. */
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
    const { next, why } = judgeStep(trialOf(1), counts({ ...GOOD, clicked: 190 }, GOOD), AN_HOUR_LATER);
    expect(next).toBe('stay');
    expect(why).toBe('step 1 of 3, too few visitors to tell: it takes 10 more pages for clicks that led nowhere');
  });

  test('goes on once it is as good by every measure, and no sooner than a step takes', () => {
    const asGood = counts(GOOD, GOOD);
    expect(judgeStep(trialOf(10), asGood, AN_HOUR_LATER)).toEqual({
      next: 'on',
      why: 'step 2 of 3, as good as the live release',
    });
    expect(judgeStep(trialOf(10), asGood, Date.parse(SINCE)).why).toContain('it stays until 2026-11-22T10:15:00.000Z');
  });

  /**
   * @promise Releases: A canary continues while as good as the live release, and goes back when worse: by failures,
   * slow first screens, slow answers or dead presses
   */
  test.each(MEASURES)('goes back when it is worse by $words, and says by how much', ({ of, bad, words }) => {
    const { next, why } = judgeStep(trialOf(50), counts({ ...GOOD, [of]: 240, [bad]: 30 }, GOOD), AN_HOUR_LATER);
    expect(next).toBe('back');
    expect(why).toContain(`it is worse: ${words} on 30 of 240 pages of its trial, and on 0 of 500`);
  });

  test.each([
    ['nothing at all', 'failed', [0, 0], [0, 0], 'stay'],
    ['one page too few', 'failed', [199, 199], [500, 0], 'stay'],
    ['too few pages of what is live', 'failed', [200, 200], [499, 0], 'stay'],
    ['two failures in a hundred, beside none', 'failed', [200, 4], [500, 0], 'on'],
    ['more than that', 'failed', [200, 5], [500, 0], 'back'],
    ['twice as many failures and two in a hundred more', 'failed', [1000, 80], [1000, 30], 'on'],
    ['more failures than that', 'failed', [1000, 81], [1000, 30], 'back'],
    ['a quarter more slow screens and five in a hundred more', 'slowPaint', [1000, 300], [1000, 200], 'on'],
    ['more slow screens than that', 'slowPaint', [1000, 301], [1000, 200], 'back'],
    ['slow answers as often as what is live', 'slowAnswer', [400, 100], [500, 125], 'on'],
  ] as const)('%s: it is judged so', (_what, bad, [pages, own], [livePages, beside], next) => {
    const of = MEASURES.find((measure) => measure.bad === bad)?.of ?? 'pages';
    const all = counts({ ...GOOD, [of]: pages, [bad]: own }, { ...GOOD, [of]: livePages, [bad]: beside });
    expect(judgeStep(trialOf(50), all, AN_HOUR_LATER).next).toBe(next);
  });
});

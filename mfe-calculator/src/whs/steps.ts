import { formatAdjusted, formatHandicap } from '@golf/shared/format';
import { indexRule, LATEST_ROUNDS, roundToTenth } from '@golf/shared/handicap';
import type { Step } from '../step.ts';
import { afterReduction, EXCEPTIONAL, HARD_CAP, HIGHEST_INDEX, SOFT_CAP, type WhsRecord } from './record.ts';

/** A number in a sum of differentials; an index in it has the same format. */
const plain = (value: number) => formatAdjusted(value, 1);

/** A term of a sum: negative numbers in brackets, to separate the two signs. */
const term = (value: number) => (value < 0 ? `(${plain(value)})` : plain(value));

/** The scores that an exceptional round reduces. @param place of that round, from 0 */
const scoresUpTo = (place: number) =>
  place < LATEST_ROUNDS ? 'every score so far' : `each of the latest ${LATEST_ROUNDS} scores`;

/** Reductions by exceptional rounds, as a sentence; empty without one. */
export function formatExceptional({ rounds }: WhsRecord): string {
  const exceptional = rounds.slice(-LATEST_ROUNDS).filter((round) => round.exceptional !== 0);
  const [one] = exceptional;
  if (!one) return '';
  if (exceptional.length > 1) return `${exceptional.length} exceptional rounds have brought the scores down.`;
  const place = rounds.indexOf(one);
  return `Round ${place + 1} was exceptional: ${scoresUpTo(place)} is ${plain(-one.exceptional)} lower.`;
}

function exceptionalSteps({ rounds }: WhsRecord): Step[] {
  const first = Math.max(0, rounds.length - LATEST_ROUNDS);
  return rounds.flatMap(({ differential, exceptional, indexBefore }, place) => {
    if (exceptional === 0 || indexBefore === null || place < first) return [];
    const better = plain(roundToTenth(indexBefore - differential));
    const least = EXCEPTIONAL.find(([, strokes]) => strokes === exceptional)?.[0] ?? 0;
    return {
      name:
        `Round ${place + 1} beat your index at the time (${formatHandicap(indexBefore)}) by ${better}. ` +
        `At ${plain(least)} or more, ${scoresUpTo(place)} drops by\u00A0${plain(-exceptional)}`,
      sum: `${term(indexBefore)} − ${term(differential)}`,
      result: `${better} better`,
    };
  });
}

function averageStep({ rounds, counting, calculated }: WhsRecord): Step {
  const rule = indexRule(rounds.length);
  const values = counting.map((place) => {
    const round = rounds[place];
    return round ? term(afterReduction(round)) : '';
  });
  const sum = values.length === 1 ? values.join('') : `(${values.join(' + ')}) ÷ ${values.length}`;
  const few = rule?.adjustment ? `, less ${plain(-rule.adjustment)} with so few` : '';
  return {
    name: `Lowest ${values.length} of ${Math.min(rounds.length, LATEST_ROUNDS)} adjusted scores${few}`,
    sum: rule?.adjustment ? `${sum} − ${plain(-rule.adjustment)}` : sum,
    result: plain(calculated ?? 0),
  };
}

function capSteps({ calculated, cap }: WhsRecord): Step[] {
  if (!cap || calculated === null) return [];
  const soft = roundToTenth(cap.low + SOFT_CAP);
  const sum = `${term(soft)} + (${term(calculated)} − ${term(soft)}) ÷ 2`;
  const exact = ((soft + calculated) / 2).toFixed(2);
  const halved: Step = {
    name: `Soft cap: only half of anything over ${formatHandicap(soft)} (low\u00A0index\u00A0${formatHandicap(cap.low)}\u00A0+\u00A03.0) counts`,
    sum,
    ...(!exact.endsWith('0') && { exact: exact.replace('-', '−') }),
    result: plain(cap.halved),
  };
  if (cap.kind === 'soft') return [halved];
  return [
    halved,
    {
      name: 'Hard cap: never more than 5.0 above the low index',
      sum: `${term(cap.low)} + ${plain(HARD_CAP)}`,
      result: plain(roundToTenth(cap.low + HARD_CAP)),
    },
  ];
}

/** Calculation of an index, step by step; empty without an index. */
export function stepsOf(record: WhsRecord): Step[] {
  const { calculated, index } = record;
  if (calculated === null || index === null) return [];
  const highest: Step[] =
    index === HIGHEST_INDEX && calculated > HIGHEST_INDEX
      ? [{ name: 'Maximum index', sum: `lower of ${plain(calculated)} and 54.0`, result: plain(HIGHEST_INDEX) }]
      : [];
  return [...exceptionalSteps(record), averageStep(record), ...capSteps(record), ...highest];
}

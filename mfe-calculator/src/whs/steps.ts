import { formatHandicap } from '@golf/shared/format';
import { indexRule, LATEST_ROUNDS, roundToTenth } from '@golf/shared/handicap';
import type { Step } from '../step.ts';
import { afterReduction, HARD_CAP, HIGHEST_INDEX, SOFT_CAP, type WhsRecord } from './record.ts';

/** A negative number with a real minus sign: differentials are written as they are, not as plus handicaps. */
const plain = (value: number) => value.toFixed(1).replace('-', '−');

/** A number inside a sum: in brackets where its own sign would stand beside the sum's. */
const term = (value: number) => (value < 0 ? `(${plain(value)})` : plain(value));

function exceptionalSteps({ rounds }: WhsRecord): Step[] {
  const first = Math.max(0, rounds.length - LATEST_ROUNDS);
  return rounds.flatMap(({ differential, exceptional, indexBefore }, place) =>
    exceptional === 0 || indexBefore === null || place < first
      ? []
      : [
          {
            name: `Round ${place + 1} was exceptional: ${plain(-exceptional)} off it and up to 19 scores before it`,
            sum: `${term(indexBefore)} − ${term(differential)}`,
            result: `${plain(roundToTenth(indexBefore - differential))} better than the index`,
          },
        ],
  );
}

function averageStep({ rounds, counting, calculated }: WhsRecord): Step {
  const rule = indexRule(rounds.length);
  const values = counting.map((place) => {
    const round = rounds[place];
    return round ? term(afterReduction(round)) : '';
  });
  const sum = values.length === 1 ? values.join('') : `(${values.join(' + ')}) ÷ ${values.length}`;
  return {
    name: `Lowest ${values.length} of ${Math.min(rounds.length, LATEST_ROUNDS)}`,
    sum: rule?.adjustment ? `${sum} − ${plain(-rule.adjustment)}` : sum,
    result: plain(calculated ?? 0),
  };
}

function capSteps({ calculated, cap }: WhsRecord): Step[] {
  if (!cap || calculated === null) return [];
  const soft = roundToTenth(cap.low + SOFT_CAP);
  const sum = `${term(soft)} + (${term(calculated)} − ${term(soft)}) ÷ 2`;
  const halved: Step = {
    name: `Soft cap: above a low index of ${formatHandicap(cap.low)} + 3.0, a rise counts half`,
    sum,
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

/** How an index came about, step by step; empty while there is none. */
export function stepsOf(record: WhsRecord): Step[] {
  const { calculated, index } = record;
  if (calculated === null || index === null) return [];
  const highest: Step[] =
    index === HIGHEST_INDEX && calculated > HIGHEST_INDEX
      ? [{ name: 'No index is higher', sum: `lower of ${plain(calculated)} and 54.0`, result: plain(HIGHEST_INDEX) }]
      : [];
  return [...exceptionalSteps(record), averageStep(record), ...capSteps(record), ...highest];
}

import type { Random } from './random.ts';

/** Drawn thumbnails, shared by all videos. */
export const THUMBNAILS = 24;

/** `demo-000001`: 11 characters like a video id; the site serves its own picture for them. */
export function thumbnailId(number: number): string {
  return `demo-${String(number).padStart(6, '0')}`;
}

interface Outcome {
  holes: number;
  gross: number;
  par: number;
}

const shot =
  (gross: number) =>
  (round: Outcome): boolean =>
    round.holes === 18 && round.gross === gross;
const finished =
  (over: number) =>
  (round: Outcome): boolean =>
    round.gross - round.par === over;

/** Thumbnails of `demo/data` with text, and the rounds that match the text. */
const PROMISES: Readonly<Record<number, (round: Outcome) => boolean>> = {
  1: shot(68),
  7: shot(99),
  9: shot(72),
  15: shot(80),
  19: shot(74),
  23: shot(65),
  4: finished(5),
  12: finished(-4),
  22: finished(0),
  5: (round) => round.holes === 18,
  17: (round) => round.holes === 9,
  6: () => false, // An ace: no player has one yet.
};

/** Link of a fictional video, with a thumbnail that fits the round. */
export function thumbnailLink(random: Random, round: Outcome): string {
  const numbers = Array.from({ length: THUMBNAILS }, (_, index) => index + 1);
  const kept = numbers.filter((number) => number !== 5 && PROMISES[number]?.(round));
  const free = numbers.filter((number) => (number === 5 ? round.holes === 18 : !(number in PROMISES)));
  return `https://www.youtube.com/watch?v=${thumbnailId(random.pick(kept.length > 0 && random.chance(0.7) ? kept : free))}`;
}

/** Link of a fictional channel. The suffix avoids existing handles. */
export function channelLink(name: string): string {
  const handle = name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `https://www.youtube.com/@${handle.slice(0, 24)}-demo`;
}

import { createCsv } from './csv.ts';
import type { Player } from './players.ts';
import { randomFor } from './random.ts';

interface Keepsake {
  kind: string;
  name: string;
  text: string;
}

const KEEPSAKES: readonly Keepsake[] = [
  {
    kind: 'marker',
    name: 'Lucky ball marker',
    text: 'Found in the first pocket of the first bag. Has never been lost, which cannot be said of the balls.',
  },
  {
    kind: 'pencil',
    name: 'Stub of a pencil',
    text: 'Wrote down the first <b>round under par</b>. Too short to write the next one.',
  },
  { kind: 'scorecard', name: 'Folded scorecard', text: 'A card with eighteen fours, signed twice.' },
  { kind: 'glove', name: 'The winter glove', text: 'Stiff as a board since <b>Carnoustie</b>.' },
  { kind: 'tees', name: 'Four broken tees', text: 'One for each corner of a very good day.' },
  {
    kind: 'rangefinder',
    name: 'Old rangefinder',
    text: 'Reads everything two yards long. Known, trusted, unreplaced.',
  },
  {
    kind: 'flask',
    name: 'Hip flask',
    text: 'Tea, says the label. <a href="https://golf-handicaps.example/articles" target="_blank">Read about the rules</a>.',
  },
  { kind: 'whistle', name: 'Starter’s whistle', text: 'A present from a starter who was tired of waiting.' },
  {
    kind: 'divot-tool',
    name: 'Divot tool',
    text: 'Repaired <b>1,000 pitch marks</b>, about half of them its owner’s.',
  },
  { kind: 'towel', name: 'Caddie towel', text: 'Still smells of heather.' },
  { kind: 'cap', name: 'Sun-bleached cap', text: 'It used to be green.' },
  { kind: 'coin', name: 'Tossed coin', text: 'Decided the honour on the first tee in every match. Heads, always.' },
];

/** Items of the demo by player id, and whether the membership has unlocked them. */
const DRAWERS: Readonly<Record<number, readonly [items: number, unlocked: boolean]>> = {
  14: [9, true],
  1: [12, true],
  2: [7, true],
  3: [4, true],
  4: [6, false],
  8: [5, true],
  16: [8, false],
  28: [10, true],
  5: [3, false],
  11: [6, true],
  21: [2, true],
};

/** Writes items.csv, unlocked-items.csv and cabinets.csv. */
export function createDrawerWriter(folder: string, seed: number) {
  const items = createCsv(folder, 'items', ['id', 'player_id', 'name', 'path', 'description', 'link']);
  const unlocked = createCsv(folder, 'unlocked-items', ['player_id', 'item_id']);
  const cabinets = createCsv(folder, 'cabinets', ['player_id', 'cabinet_path']);
  let id = 0;
  return {
    add(player: Player): void {
      const random = randomFor(seed, 'items', player.id);
      cabinets.write({ player_id: player.id, cabinet_path: '/images/cabinet/oak.svg' });
      const [count, open] = player.exact
        ? (DRAWERS[player.id] ?? [0, false])
        : [random.chance(0.1) ? random.int(1, 9) : 0, random.chance(0.7)];
      for (const { kind, name, text } of random.shuffle(KEEPSAKES).slice(0, count)) {
        items.write({
          id: ++id,
          player_id: player.id,
          name,
          path: `/images/items/${kind}.svg`,
          description: text,
          link: random.chance(0.3) ? 'https://golf-handicaps.example/articles' : null,
        });
        if (open) unlocked.write({ player_id: player.id, item_id: id });
      }
    },
    close: () => [items, unlocked, cabinets].forEach((file) => file.close()),
  };
}

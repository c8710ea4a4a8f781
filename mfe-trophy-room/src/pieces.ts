import type { Achievement, Item, Trophy } from '@golf/shared/api';
import { formatScore, type Dates } from '@golf/shared/format';

/** A trophy, badge or item, as shown on a shelf or in a drawer. */
export interface Piece {
  key: string;
  /** Event marker of its click: "trophy-click-7". */
  event: string;
  name: string;
  /** Whether another piece has the same name: the description then distinguishes the two. */
  isNamesake?: boolean;
  picture: string | null;
  /** Whether it lies flat instead of standing. */
  lies: boolean;
  /** HTML from outside. */
  description: string;
  facts: [label: string, value: string][];
  /** Link to the video or to more information. */
  link: { href: string; text: string; isVideo: boolean } | null;
}

/** Marks pieces that share their name with another. */
export function markNamesakes(pieces: readonly Piece[]): Piece[] {
  const names = pieces.map(({ name }) => name);
  return pieces.map((piece) => ({ ...piece, isNamesake: names.indexOf(piece.name) !== names.lastIndexOf(piece.name) }));
}

const isWebLink = (link: string | null): link is string => link !== null && /^https?:\/\//i.test(link);

export function trophyPiece(trophy: Trophy, formatDay: Dates['formatDay']): Piece {
  const { id, name, trophy_path, horizontal, description, title, date, course, score, par, link, comments } = trophy;
  const over = score === null ? '' : `${formatScore(score)}${par === null ? '' : ` (par ${par})`}`;
  const facts: [string, string][] = [
    ['Date', date === null ? '' : formatDay(date)],
    ['Course', course],
    ['Score', over],
    ['Remarks', comments],
  ];
  return {
    key: `trophy-${id}`,
    event: `trophy-click-${id}`,
    name: name || 'Trophy',
    picture: trophy_path,
    lies: horizontal,
    description,
    facts: facts.filter(([, value]) => value !== ''),
    link: isWebLink(link) ? { href: link, text: title || 'Watch the round', isVideo: true } : null,
  };
}

/** @param playerName replaces [NAME] in the description */
export function badgePiece(badge: Achievement, playerName: string): Piece {
  const id = badge.badge_id ?? badge.achievement_id ?? 0;
  // The description is HTML, the name plain text: escaping keeps markup in a name as text.
  const name = playerName.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  const description = badge.badge_description ?? badge.achievement_description ?? '';
  return {
    key: badge.badge_id === null ? `achievement-${id}` : `badge-${id}`,
    event: `badge-click-${id}`,
    name: badge.badge_name ?? badge.achievement_name ?? 'Badge',
    picture: badge.image_path,
    lies: false,
    description: description.replaceAll('[NAME]', () => name),
    facts: [],
    link: null,
  };
}

export function itemPiece({ id, name, path, description, link }: Item): Piece {
  return {
    key: `item-${id}`,
    event: `item-click-${id}`,
    name: name || 'Item',
    picture: path,
    lies: false,
    description,
    facts: [],
    link: isWebLink(link) ? { href: link, text: 'Read more', isVideo: false } : null,
  };
}

import type { Achievement, Item, Trophy } from '@golf/shared/api';
import { formatDay, formatScore } from '@golf/shared/format';

/** One thing of a Trophy Room, whatever it is: what stands on a shelf or lies in a drawer. */
export interface Piece {
  key: string;
  /** Event marker of its click: "trophy-click-7". */
  event: string;
  name: string;
  picture: string | null;
  /** Lies instead of standing. */
  lies: boolean;
  /** HTML from outside. */
  description: string;
  facts: [label: string, value: string][];
  /** Where to see or read more. */
  link: { href: string; text: string } | null;
}

const isWebLink = (link: string | null): link is string => link !== null && /^https?:\/\//i.test(link);

export function trophyPiece(trophy: Trophy): Piece {
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
    link: isWebLink(link) ? { href: link, text: title || 'Watch the round' } : null,
  };
}

/** @param playerName takes the place of [NAME] in the description */
export function badgePiece(badge: Achievement, playerName: string): Piece {
  const id = badge.badge_id ?? badge.achievement_id ?? 0;
  // The name is text, and the description HTML: what looks like markup in a name must stay a name.
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
    link: isWebLink(link) ? { href: link, text: 'Read more' } : null,
  };
}

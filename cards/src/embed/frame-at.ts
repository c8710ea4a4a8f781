import { filtersIn } from '@golf/shared/embeds';
import { ROUTES } from '@golf/shared/pages';
import type { CardContent } from '../content/content.ts';
import { contentOf } from '../content/content-at.ts';
import { boardContent, NoSuchFilter } from '../content/players.ts';
import type { CardSite } from '../site.ts';
import { boardFrame } from './board.ts';
import { comparisonFrame } from './comparison.ts';
import { courseFrame } from './course.ts';
import { absentFrame, type Frame } from './frame.ts';
import { playerFrame } from './player.ts';
import { roundFrame } from './round.ts';

/** Lines of the leaderboard's frame. */
const TOP = 10;

const EMBED = /^\/embed\/(?:leaderboard|(players|courses|rounds)\/[1-9]\d{0,9}|(compare)\/[1-9]\d{0,9}-[1-9]\d{0,9})$/;

/** What to say of a page that is not there (any more), and where to go instead. */
const ABSENT = {
  players: ['Not on the leaderboard', 'We don’t track this player, or no longer do.', ROUTES.home, 'View leaderboard'],
  compare: ['Not on the leaderboard', 'We don’t track one of these players.', ROUTES.compare, 'Compare others'],
  courses: ['No such course', 'It has no leaderboard here, or not yet.', ROUTES.courses, 'View courses'],
  rounds: ['No such round', 'We don’t track this round, or no longer do.', ROUTES.home, 'View leaderboard'],
} as const;

function frameOf(content: Extract<CardContent, { page: string }>): Frame {
  switch (content.kind) {
    case 'player':
      return playerFrame(content);
    case 'comparison':
      return comparisonFrame(content);
    case 'course':
      return courseFrame(content);
    case 'round':
      return roundFrame(content);
    case 'board':
      return boardFrame(content);
  }
}

export interface Found {
  frame: Frame;
  /** Whether the subject exists. False: the frame shows a not-found message. */
  isThere: boolean;
}

/**
 * The frame at an address.
 * @param address "/embed/leaderboard?country=ie"
 * @returns null for an address that no frame can have
 * @throws NotSaid if the backend does not report the data
 */
export async function frameAt(site: CardSite, address: string): Promise<Found | null> {
  const [pathname = '', query] = address.split('?', 2);
  const match = EMBED.exec(pathname);
  if (!match) return null;
  // The expression names no other kinds.
  const kind = (match[1] ?? match[2]) as keyof typeof ABSENT | undefined;
  if (kind !== undefined) {
    const content = await contentOf(site, kind, pathname.slice(`/embed/${kind}/`.length));
    if (content) return { frame: frameOf(content), isThere: true };
    const [title, words, path, link] = ABSENT[kind];
    return { frame: absentFrame(title, words, site.origin + path, link), isThere: false };
  }
  try {
    const content = await boardContent(site, TOP, filtersIn(new URLSearchParams(query)));
    return { frame: frameOf(content), isThere: true };
  } catch (error) {
    if (!(error instanceof NoSuchFilter)) throw error;
    const page = site.origin + ROUTES.home;
    return { frame: absentFrame('Nobody to show', error.message, page, 'View leaderboard'), isThere: false };
  }
}

import { SITE } from './site.ts';

/** Picture of a page on social networks. */
export interface SocialCard {
  /** Root-relative address of a PNG. */
  path: string;
  /** Alternative text. */
  alt: string;
}

/** Pixels of every social card. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 } as const;

/** Card of pages without their own, and of failed ones. */
export const SITE_CARD: SocialCard = {
  path: '/social-card.png',
  alt: `Who really plays off plus five? ${SITE.name}: rounds seen on video, nothing else.`,
};

export const BOARD_CARD: SocialCard = { path: '/cards/board.png', alt: 'The top five of the handicap leaderboard.' };
export const RECORDS_CARD: SocialCard = { path: '/cards/records.png', alt: 'Records, and who holds them.' };

export const playerCard = (playerId: number, alt: string): SocialCard => ({
  path: `/cards/players/${playerId}.png`,
  alt,
});
/** Of two players; the first is on the left. */
export const comparisonCard = (first: number, second: number, alt: string): SocialCard => ({
  path: `/cards/compare/${first}-${second}.png`,
  alt,
});
export const courseCard = (courseId: number, alt: string): SocialCard => ({
  path: `/cards/courses/${courseId}.png`,
  alt,
});
export const roundCard = (roundId: number, alt: string): SocialCard => ({ path: `/cards/rounds/${roundId}.png`, alt });
export const articleCard = (slug: string, alt: string): SocialCard => ({
  path: `/cards/articles/${encodeURIComponent(slug)}.png`,
  alt,
});

/* Content of the cards: formatted text and numbers, and addresses of the site's own pictures. */

/** A player, anonymous before the announcement. */
export interface Person {
  /** Null before the announcement: name and picture stay hidden. */
  name: string | null;
  /** Fallback for a name with letters that the font lacks: "Player 14". */
  spare: string;
  /** Address of the face; null without a picture. */
  face: string | null;
  flag: string | null;
  country: string;
  /** "+1.4", "N/A" */
  handicap: string;
  /** Whether the player has the site's badge. */
  legend: boolean;
}

/** Content of a page that other sites may frame. */
interface OfPage {
  /** Address of the page, with its origin. */
  page: string;
}

export interface PlayerContent extends OfPage {
  kind: 'player';
  person: Person;
  /** "T3"; "" without a handicap. */
  place: string;
  /** Players with a handicap. */
  ranked: number;
  /** Places gained in 30 days; null: unknown. */
  moved: number | null;
  /** Strokes by which the handicap has changed in 30 days, below 0 if it has got better; null: unknown. */
  change: number | null;
  rounds: number | null;
  /** The handicap after each round, oldest first, with the current one at the end. */
  history: readonly number[];
  /** ISO days of the first and the last round in it; null without rounds. */
  span: { from: string; to: string } | null;
}

export interface ComparisonContent extends OfPage {
  kind: 'comparison';
  people: readonly [Person, Person];
  /** Index of the better handicap, 0 or 1; null if level or unknown. */
  better: 0 | 1 | null;
  /** Number of tees won by each, and of level tees; null if unknown. */
  tally: { wins: readonly [number, number]; level: number } | null;
}

/** A score on a course and its holder. */
export interface BestScore {
  /** "−6" */
  score: string;
  under: boolean;
  /** The first holder; null before the announcement. */
  holder: string | null;
  spare: string;
  /** " and 2 more" */
  more: string;
}

export interface CourseContent extends OfPage {
  kind: 'course';
  club: string;
  /** Name of the course; '' if equal to the club's. */
  course: string;
  spare: string;
  flag: string | null;
  location: string;
  picture: string | null;
  /** The hardest tees; null if no tees are known. */
  tees: { name: string; rating: string; slope: string } | null;
  record: BestScore | null;
  /** The best from the hardest tees. */
  leader: BestScore | null;
}

export interface RoundContent extends OfPage {
  kind: 'round';
  person: Person;
  course: string;
  spare: string;
  /** "15 Nov 2026" */
  day: string;
  /** "−3" */
  toPar: string;
  under: boolean;
  strokes: number;
  /** "1.42" */
  adjusted: string;
  /** Handicaps before and after, "+1.4"; null before the first one. */
  before: string | null;
  after: string | null;
  /** Whether the round has improved the handicap. */
  better: boolean;
  /** "T3" at the end of the day; "" without a handicap. */
  place: string;
  /** Players with a handicap on that day. */
  ranked: number;
}

export interface ArticleContent {
  kind: 'article';
  title: string;
  /** "11 Sept 2025" */
  day: string;
  picture: string | null;
}

/** A line of the board. */
export interface BoardLine extends OfPage {
  place: string;
  person: Person;
}

export interface BoardContent extends OfPage {
  kind: 'board';
  lines: readonly BoardLine[];
  /** All players, or those who pass the filters. */
  players: number;
  /** "15 Nov 2026"; null: unknown. */
  updated: string | null;
  /** What the board is filtered by, in words; "" for the whole board. */
  filter: string;
}

export interface RecordsContent {
  kind: 'records';
  /** Number of records. */
  count: number;
  lines: readonly {
    name: string;
    number: string;
    unit: string;
    holder: string | null;
    spare: string;
    face: string | null;
  }[];
}

export type CardContent =
  | PlayerContent
  | ComparisonContent
  | CourseContent
  | RoundContent
  | ArticleContent
  | BoardContent
  | RecordsContent;

/** The ball in the site's logo. */
export const MARK = '/icon.svg';

/** Addresses of the pictures on a card. */
export function picturesOf(content: CardContent): string[] {
  const of = ({ face, flag }: Person) => [face, flag];
  const addresses = (): (string | null)[] => {
    switch (content.kind) {
      case 'player':
      case 'round':
        return of(content.person);
      case 'comparison':
        return content.people.flatMap(of);
      case 'course':
        return [content.picture, content.flag];
      case 'article':
        return [content.picture];
      case 'board':
        return content.lines.flatMap(({ person }) => of(person));
      case 'records':
        return content.lines.map(({ face }) => face);
    }
  };
  return [...new Set([MARK, ...addresses().flatMap((address) => address ?? [])])];
}

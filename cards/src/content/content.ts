/* What cards show: words and numbers as they are written, and addresses of the site's own pictures. */

/** Somebody, as far as it may be said. */
export interface Person {
  /** Null: not announced yet, and so neither named nor shown. */
  name: string | null;
  /** Said instead of a name whose letters the font does not have: "Player 14". */
  spare: string;
  /** Address of the face; null: none to be shown. */
  face: string | null;
  flag: string | null;
  country: string;
  /** "+1.4", "N/A" */
  handicap: string;
  /** Has the site's badge. */
  legend: boolean;
}

export interface PlayerContent {
  kind: 'player';
  person: Person;
  /** "T3"; "" without a handicap. */
  place: string;
  /** Players with a handicap. */
  ranked: number;
  /** Places won in 30 days; null: unknown. */
  moved: number | null;
  rounds: number | null;
  /** The handicap after each round, oldest first, with the current one at the end. */
  history: readonly number[];
  /** ISO days of the first and the last round in it; null where there is none. */
  span: { from: string; to: string } | null;
}

export interface ComparisonContent {
  kind: 'comparison';
  people: readonly [Person, Person];
  /** Whose handicap is the better one: 0, 1; null: nobody's. */
  better: 0 | 1 | null;
  /** Tees that each has won, and those where both are level; null where that is not known. */
  tally: { wins: readonly [number, number]; level: number } | null;
}

/** A score on a course and who has it. */
export interface BestScore {
  /** "−6" */
  score: string;
  under: boolean;
  /** Who had it first; null: not announced yet. */
  holder: string | null;
  spare: string;
  /** " and 2 more" */
  more: string;
}

export interface CourseContent {
  kind: 'course';
  club: string;
  /** Its name; '' where it has that of the club. */
  course: string;
  spare: string;
  flag: string | null;
  location: string;
  picture: string | null;
  /** The hardest tees; null where none are known. */
  tees: { name: string; rating: string; slope: string } | null;
  record: BestScore | null;
  /** The best from the hardest tees. */
  leader: BestScore | null;
}

export interface ArticleContent {
  kind: 'article';
  title: string;
  /** "11 Sept 2025" */
  day: string;
  picture: string | null;
}

/** A line of the board. */
export interface BoardLine {
  place: string;
  person: Person;
}

export interface BoardContent {
  kind: 'board';
  lines: readonly BoardLine[];
  players: number;
  /** "15 Nov 2026"; null: unknown. */
  updated: string | null;
}

export interface RecordsContent {
  kind: 'records';
  /** How many records there are. */
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
  | ArticleContent
  | BoardContent
  | RecordsContent;

/** The ball of the site's name. */
export const MARK = '/icon.svg';

/** The addresses of the pictures that a card shows. */
export function picturesOf(content: CardContent): string[] {
  const of = ({ face, flag }: Person) => [face, flag];
  const addresses = (): (string | null)[] => {
    switch (content.kind) {
      case 'player':
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

import type { Random } from './random.ts';
import { ANY, HIGH, LOW, NINE, UNKNOWN } from './title-patterns.ts';

/** Facts for a title. */
export interface TitleFacts {
  /** "the Old Course", "Thornhollow". */
  course: string;
  holes: number;
  gross: number;
  /** Strokes relative to par. */
  over: number;
  /** Deviation from the player's average in strokes; negative is better. */
  form: number;
  /** A course that is not on the site. */
  unlisted: boolean;
  /** Handicap before the round; null without one. */
  handicap: number | null;
  /** Number of the player's earlier rounds. */
  episode: number;
}

const RELATION = [
  'brother',
  'sister',
  'dad',
  'mum',
  'neighbour',
  'dentist',
  'physio',
  'coach',
  'flatmate',
  'old teacher',
  'cameraman',
  'boss',
  'daughter',
  'postman',
  'caddie',
];
const CLUBS = [
  '7-iron',
  'hybrid',
  '3-wood',
  'putter',
  '60-degree',
  'driver',
  'gap wedge',
  '4-iron',
  'mini driver',
  '5-wood',
];
const WEATHER = [
  'sideways rain',
  'a full gale',
  'thick fog',
  'the first frost',
  'a heatwave',
  '40 mph gusts',
  'drizzle',
  'perfect silence',
  'a two-club wind',
  'the last light',
];

/** Lower-case words ("the Old Course") that get a capital at the start of a title. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function shownHandicap(handicap: number | null): string {
  if (handicap === null) return 'no';
  if (Math.round(handicap) === 0) return 'scratch';
  return handicap < 0 ? `+${Math.ceil(-handicap)}` : String(Math.round(handicap));
}

function patternsFor(facts: TitleFacts, random: Random): readonly string[] {
  if (facts.holes < 18) return NINE;
  if (facts.unlisted && random.chance(0.5)) return UNKNOWN;
  if (facts.form < -2.2 && random.chance(0.7)) return LOW;
  if (facts.form > 3.4 && random.chance(0.7)) return HIGH;
  return ANY;
}

/** A title for the round. `used` holds recent titles, to avoid repetition. */
export function title(random: Random, facts: TitleFacts, used: Set<string>): string {
  const target = Math.max(70, Math.ceil((facts.gross + (facts.form > 0 ? -2 : 3)) / 5) * 5);
  const fill = (pattern: string): string =>
    capital(
      pattern.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
        switch (slot) {
          case 'course':
            return facts.course;
          case 'score':
            return String(facts.gross);
          case 'over':
            return facts.over > 0 ? `+${facts.over}` : facts.over === 0 ? 'level par' : `${-facts.over} under`;
          case 'target':
            return String(target);
          case 'handicap':
            return shownHandicap(facts.handicap);
          case 'episode':
            return String(facts.episode + 1);
          case 'holes':
            return String(facts.holes);
          // From the 4th on, every ordinal ends in "th".
          case 'hole':
            return String(random.int(4, 18));
          case 'n':
            return String(random.int(2, 9));
          case 'money':
            return String(random.int(2, 12) * 10);
          case 'friend':
            return random.pick(RELATION);
          case 'club':
            return random.pick(CLUBS);
          case 'weather':
            return random.pick(WEATHER);
          default:
            throw new Error(`title pattern with an unknown slot: ${pattern}`);
        }
      }),
    );
  for (let attempt = 0; ; attempt++) {
    const pattern = random.pick(patternsFor(facts, random));
    if (facts.handicap === null && pattern.includes('{handicap}')) continue;
    const text = fill(pattern);
    if (used.has(text) && attempt < 12) continue;
    const name = used.has(text) ? `${text} | ${capital(facts.course)}` : text;
    used.add(name);
    return name;
  }
}

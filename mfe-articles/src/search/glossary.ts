import { MEANINGS } from '@golf/shared/ui';

export interface GlossaryWord {
  word: string;
  meaning: string;
}

/** The visitors' words of golf and of this site. */
export const GLOSSARY: readonly GlossaryWord[] = [
  { word: 'Adjusted score', meaning: MEANINGS.adjusted },
  { word: 'Course rating', meaning: MEANINGS.rating },
  { word: 'Slope rating', meaning: MEANINGS.slope },
  { word: 'Differential', meaning: MEANINGS.differential },
  {
    word: 'Handicap',
    meaning: 'On this site, the average of a player’s lowest 8 adjusted scores out of the latest 20. Lower is better.',
  },
  {
    word: 'Handicap index',
    meaning:
      'The World Handicap System’s figure for a golfer. The calculator on this site works it out from your scores.',
  },
  { word: 'Course handicap', meaning: 'The strokes a handicap is worth from given tees.' },
  { word: 'Plus handicap', meaning: 'A handicap better than scratch, written with a plus sign: +2.3.' },
  { word: 'Scratch golfer', meaning: 'A golfer with a handicap of 0.' },
  {
    word: 'Counting round',
    meaning: 'One of the lowest 8 of a player’s latest 20 rounds: the ones that make the handicap.',
  },
  { word: 'Difficulty', meaning: 'The course rating of a course’s hardest tees minus their par.' },
  {
    word: 'Course Leader',
    meaning: 'The player with the lowest full round from a course’s hardest tees, among the men or among the women.',
  },
  { word: 'Tee record', meaning: 'The lowest full round from given tees.' },
  {
    word: 'Head to head',
    meaning: 'Two players’ best full rounds from each tee that both have played: the lower one wins.',
  },
  { word: 'Handicap Legend', meaning: 'A player with the site’s golden badge.' },
];

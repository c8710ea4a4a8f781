import { describe, expect, test } from 'vitest';
import { changed, problemsOf, type Changes } from '../testing/fixture.ts';

describe('what rows name', () => {
  test.each<[string, Changes, string]>([
    [
      'an id twice',
      changed('items.csv', '3,2,A glove', '1,2,A glove'),
      'items.csv:4 column id: "1" is already in line 2; each id may occur once',
    ],
    [
      'a channel position twice',
      changed('channels.csv', '1,2,Ann', '1,1,Ann'),
      'channels.csv:3 column position: "1 1" is already in line 2; each player_id and position may occur once',
    ],
    [
      'a country',
      changed('players.csv', 'Ed Elm,de', 'Ed Elm,fr'),
      'players.csv:6 column code: "fr" is no code of countries.csv; add it there or name one that is there',
    ],
    [
      'a player',
      changed('items.csv', '3,2,A glove', '3,77,A glove'),
      'items.csv:4 column player_id: "77" is no id of players.csv; add it there or name one that is there',
    ],
    [
      'a badge',
      changed('players.csv', 'true,1,', 'true,9,'),
      'players.csv:2 column badge_id: "9" is no badge_id of achievements.csv; add the badge there or leave this empty',
    ],
    [
      'a tee',
      changed('rounds.csv', ',,,2,,18', ',,,9,,18'),
      'rounds.csv:8 column tee_id: "9" is no id of tees.csv; add it there or name one that is there',
    ],
    [
      'a round, of a trophy',
      changed('trophies.csv', '-1,72,8,', '-1,72,88,'),
      'trophies.csv:2 column score_id: "88" is no id of rounds.csv; add it there or name one that is there',
    ],
    [
      "somebody else's item",
      changed('unlocked-items.csv', '1,2', '1,3'),
      'unlocked-items.csv:2 column item_id: "3" is an item of player 2; name an item of player 1',
    ],
  ])('%s', async (_what, changes, problem) => {
    expect(await problemsOf(changes)).toEqual([problem]);
  });
});

describe('cells that go together', () => {
  const ELSEWHERE = ',,Thornhollow Park,18,71,70.4,124,85';

  test.each<[string, Changes, string[]]>([
    [
      'a round below 18 holes needs its par',
      changed('rounds.csv', ',9,36,,,40', ',9,,,,40'),
      ['rounds.csv:7 column par: is empty; with 9 holes write the par of the holes played'],
    ],
    [
      'a round elsewhere needs course, ratings and par',
      changed('rounds.csv', ELSEWHERE, ',,,18,,70.4,,85'),
      [
        'rounds.csv:17 column course: is empty; without a tee_id it must be filled',
        'rounds.csv:17 column slope_rating: is empty; without a tee_id it must be filled',
        'rounds.csv:17 column par: is empty; without a tee_id it must be filled',
      ],
    ],
    [
      'a round from a tee leaves them to the tee',
      changed('rounds.csv', ELSEWHERE, ',1,Thornhollow Park,18,,70.4,,85'),
      [
        'rounds.csv:17 column course: is filled; with a tee_id the tee says it, leave this empty',
        'rounds.csv:17 column course_rating: is filled; with a tee_id the tee says it, leave this empty',
      ],
    ],
    [
      'the par of 18 holes is the one of the tee',
      changed('rounds.csv', ',18,,,,100', ',18,70,,,100'),
      ['rounds.csv:10 column par: is 70, but the tee has a par of 72; leave it empty'],
    ],
    [
      'the par of nine holes is no par of eighteen',
      changed('rounds.csv', ',9,36,,,40', ',9,72,,,40'),
      ['rounds.csv:7 column par: is 72, which 9 holes cannot have; write the par of the holes played, 27 to 54'],
    ],
    [
      'nobody plays more holes than strokes',
      changed('rounds.csv', ',18,,,,100', ',18,,,,17'),
      ['rounds.csv:10 column gross: is 17, less than one stroke a hole; write the strokes of 18 holes'],
    ],
    [
      'a player with channels has a main one',
      changed('channels.csv', '1,1,Ann Plays', '1,3,Ann Plays'),
      ['channels.csv:2 column position: is 3, but player 1 has no channel at position 1; the main channel is 1'],
    ],
    [
      'a row is a badge or an achievement, not both',
      changed('achievements.csv', 'is one,,,,', 'is one,3,Three,,'),
      [
        'achievements.csv:2 column achievement_id: is filled, and so is badge_id; a row is a badge or an achievement: write two rows',
      ],
    ],
    [
      'nor neither',
      changed('achievements.csv', ',7,Under par', ',,Under par'),
      [
        'achievements.csv:3 column badge_id: is empty, and so is achievement_id; a row is a badge or an achievement: fill one of the two',
      ],
    ],
    [
      'and has its own name only',
      changed('achievements.csv', ',,,7,Under par', ',Legend,,7,'),
      [
        'achievements.csv:3 column achievement_name: is empty; with achievement_id filled it must be filled too',
        'achievements.csv:3 column badge_name: is filled, but the row is of the kind achievement; leave it empty',
      ],
    ],
  ])('%s', async (_what, changes, problems) => {
    expect(await problemsOf(changes)).toEqual(problems);
  });
});

import type { Player } from '@golf/shared/api';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEAM, TEAM_MEMBERS, toggled, toggledAll, toggledCountry } from '../filter/selection.ts';
import { badgeCount, channelsOf, matcher, NO_FILTERS } from './filters.ts';
import { findPlayers } from './find-players.ts';
import { player, ranked } from '../testing/players.ts';

describe('the country filter', () => {
  test('"eu" takes its five members along, both ways', () => {
    const chosen = toggledCountry(['fr'], 'eu');
    expect(chosen).toEqual(['fr', 'eu', 'gb-eng', 'de', 'ie', 'se', 'gb-sct']);
    expect(toggledCountry(chosen, 'eu')).toEqual(['fr']);
  });

  test('a member alone leaves the team as it is', () => {
    expect(toggledCountry(['eu', 'de', 'ie'], 'de')).toEqual(['eu', 'ie']);
  });

  test('ticking and unticking the team always leaves the others alone, and nothing twice', () => {
    const codes = fc.uniqueArray(fc.constantFrom('fr', 'us', TEAM, ...TEAM_MEMBERS));
    fc.assert(
      fc.property(codes, (chosen) => {
        const after = toggledCountry(chosen, TEAM);
        expect(new Set(after).size).toBe(after.length);
        const outside = (list: string[]) => list.filter((code) => code === 'fr' || code === 'us');
        expect(outside(after)).toEqual(outside(chosen));
        for (const member of [TEAM, ...TEAM_MEMBERS]) expect(after.includes(member)).toBe(!chosen.includes(TEAM));
      }),
    );
  });
});

describe('choosing', () => {
  test('an option twice is as before', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), fc.nat(), (chosen, key) => {
        expect(new Set(toggled(toggled(chosen, key), key))).toEqual(new Set(chosen));
      }),
    );
  });

  test('"All" ticks everything, and nothing where everything was', () => {
    expect(toggledAll([1], [1, 2, 3])).toEqual([1, 2, 3]);
    expect(toggledAll([3, 2, 1], [1, 2, 3])).toEqual([]);
  });

  test.each([
    [0, 3, null],
    [1, 3, 1],
    [2, 3, 2],
    [3, 3, null],
    [0, 0, null],
  ])('%i of %i chosen shows %s', (chosen, total, badge) => {
    expect(badgeCount(chosen, total)).toBe(badge);
  });
});

describe('who passes', () => {
  const channels: Partial<Player> = { channel_name: 'Le Green', extra_channel_2_name: 'Vale, of Tears' };

  test('everyone without filters', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(matcher(NO_FILTERS)(player({ code }))).toBe(true);
      }),
    );
  });

  test('AND across the three, OR inside one, extra channels count', () => {
    const someone = player({ id: 7, code: 'fr', ...channels });
    const passes = (filters: Partial<typeof NO_FILTERS>) => matcher({ ...NO_FILTERS, ...filters })(someone);
    expect(passes({ countries: ['de', 'fr'] })).toBe(true);
    expect(passes({ channels: ['Vale, of Tears'] })).toBe(true);
    expect(passes({ countries: ['fr'], players: [7], channels: ['Le Green'] })).toBe(true);
    expect(passes({ countries: ['fr'], players: [8] })).toBe(false);
    expect(passes({ countries: ['de'], players: [7] })).toBe(false);
  });

  test('a player has up to four channels, the main one first', () => {
    expect(channelsOf(player(channels)).map(({ name }) => name)).toEqual(['Le Green', 'Vale, of Tears']);
    expect(channelsOf(player({}))).toEqual([]);
  });
});

test('a player is found without accents, names that start so first', () => {
  const table = ranked([{ name: 'Mel Adams' }, { name: 'Élodie Adams' }, { name: 'Adam Elo' }]);
  expect(findPlayers(table, 'ada').map(({ player }) => player.name)).toEqual(['Adam Elo', 'Mel Adams', 'Élodie Adams']);
  expect(findPlayers(table, ' ELO').map(({ player }) => player.name)).toEqual(['Élodie Adams', 'Adam Elo']);
  expect(findPlayers(table, '  ')).toEqual([]);
});

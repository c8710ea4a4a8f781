import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { thumbnailUrl, videoId } from '@golf/shared/site';
import { afterAll, expect, test } from 'vitest';
import { filesBelow, makeDemoFolder } from './testing.ts';
import { generate } from './generate.ts';

const COMMITTED = join(import.meta.dirname, '../data');

const { scratch, folder, tables, rows, of, values, remove } = makeDemoFolder();

afterAll(remove);

test('the same seed writes the same bytes', () => {
  const again = join(scratch, 'again');
  generate({ folder: again, players: 48 });
  expect(filesBelow(again)).toEqual(filesBelow(folder));
  for (const file of filesBelow(folder))
    expect(readFileSync(join(again, file)).equals(readFileSync(join(folder, file))), file).toBe(true);
});

test('the committed tables are what the generator writes, and there is a drawn picture for each placeholder', () => {
  for (const file of filesBelow(folder)) {
    expect(existsSync(join(COMMITTED, file)), file).toBe(true);
    if (file.endsWith('.csv'))
      expect(readFileSync(join(COMMITTED, file)).equals(readFileSync(join(folder, file))), file).toBe(true);
  }
});

test('another seed plays other rounds', () => {
  const other = join(scratch, 'other');
  generate({ folder: other, players: 60, seed: 7 });
  expect(readFileSync(join(other, 'rounds.csv')).equals(readFileSync(join(folder, 'rounds.csv')))).toBe(false);
  expect(readFileSync(join(other, 'players.csv'), 'utf8').trim().split('\n')).toHaveLength(61);
});

test('there are exactly the twelve files of docs/data.md', () => {
  expect(tables).toEqual([
    'achievements',
    'cabinets',
    'channels',
    'countries',
    'course-images',
    'courses',
    'items',
    'players',
    'rounds',
    'tees',
    'trophies',
    'unlocked-items',
  ]);
});

test('every reference leads somewhere', () => {
  const references: [table: string, column: string, to: string, key: string][] = [
    ['players', 'code', 'countries', 'code'],
    ['courses', 'code', 'countries', 'code'],
    ['players', 'badge_id', 'achievements', 'badge_id'],
    ['channels', 'player_id', 'players', 'id'],
    ['tees', 'course_id', 'courses', 'id'],
    ['course-images', 'course_id', 'courses', 'id'],
    ['rounds', 'player_id', 'players', 'id'],
    ['rounds', 'tee_id', 'tees', 'id'],
    ['trophies', 'player_id', 'players', 'id'],
    ['trophies', 'score_id', 'rounds', 'id'],
    ['achievements', 'player_id', 'players', 'id'],
    ['items', 'player_id', 'players', 'id'],
    ['cabinets', 'player_id', 'players', 'id'],
    ['unlocked-items', 'item_id', 'items', 'id'],
  ];
  for (const [table, column, to, key] of references) {
    const known = values(to, key);
    for (const row of rows(table)) {
      if (row[column]) expect(known.has(row[column]), `${table}.${column} ${row[column]}`).toBe(true);
    }
  }
  for (const { player_id: owner, item_id: item } of rows('unlocked-items')) {
    expect(rows('items').find((row) => row['id'] === item)?.['player_id']).toBe(owner);
  }
});

test('every picture that is named exists', () => {
  const named = new Set<string>();
  const columns = [
    ['players', 'profile'],
    ['channels', 'logo'],
    ['course-images', 'image_path'],
    ['trophies', 'trophy_path'],
    ['achievements', 'image_path'],
    ['items', 'path'],
  ] as const;
  for (const [table, column] of columns) for (const path of values(table, column)) if (path) named.add(path);
  for (const feature of values('courses', 'feature_image')) if (feature) named.add(`/images/courses/${feature}`);
  for (const link of values('rounds', 'link')) if (videoId(link)) named.add(thumbnailUrl(videoId(link) ?? ''));
  for (const path of named) expect(existsSync(join(folder, path)), path).toBe(true);
  for (const variant of ['', '-left', '-right', '-both']) {
    for (const size of ['', '-mobile'])
      expect(existsSync(join(folder, `images/cabinet/oak${variant}${size}.svg`))).toBe(true);
  }
});

test('drawn pictures hold no script, style or outside link, and weigh less than 3 MB together', () => {
  let weight = 0;
  for (const file of filesBelow(join(COMMITTED, 'images'))) {
    const svg = readFileSync(join(COMMITTED, 'images', file), 'utf8');
    weight += svg.length;
    expect(svg, file).not.toMatch(/<script|<style|<image|href=|\son\w+=|NaN|undefined/);
  }
  expect(weight).toBeLessThan(3_000_000);
});

test('rounds are numbered in the order of tracking, and a player’s in the order of play', () => {
  const tracked = rows('rounds').map((round) => round['tracked_at'] ?? '');
  expect(tracked).toEqual([...tracked].toSorted());
  for (const { id = '' } of rows('players')) {
    const dates = of('rounds', id).map((round) => round['date'] ?? '');
    expect(dates).toEqual([...dates].toSorted());
  }
  for (const round of rows('rounds'))
    expect((round['tracked_at'] ?? '').slice(0, 10) >= (round['date'] ?? '')).toBe(true);
});

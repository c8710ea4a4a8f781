import { describe, expect, test } from 'vitest';
import { changeOf, withLive, withRollback, withTrial, type Pointer } from './pointer.ts';

describe('what a release changes', () => {
  const said = (line: string) => ({ note: { lines: [line], said: true, commit: null }, now: `2026-11-${line}` });
  const changesOf = (pointer: Pointer) => pointer['a']?.changes.flatMap(({ at, lines }) => [at, ...lines]);
  const three = ['01', '02', '03'].reduce<Pointer>((pointer, day) => withLive(pointer, 'a', day, said(day)), {});

  test('is remembered with the day on which all visitors got it, the latest first', () => {
    expect(changesOf(three)).toEqual(['2026-11-03', '03', '2026-11-02', '02', '2026-11-01', '01']);
    expect(changeOf(three, 'a', '02')).toEqual(['02']);
    expect(changeOf(three, 'a', 'another')).toEqual([]);
  });

  test('is not forgotten for many that nobody wrote about', () => {
    const unsaid = (pointer: Pointer, _: unknown, at: number) =>
      withLive(pointer, 'a', `build-${at}`, { note: { lines: [`commit ${at}`], said: false, commit: null } });
    const many = Array.from({ length: 30 }).reduce<Pointer>(unsaid, three);
    const changes = many['a']?.changes ?? [];
    expect(changes.slice(0, 2).map(({ version }) => version)).toEqual(['build-29', 'build-28']);
    expect(changes.filter(({ said: forVisitors }) => forVisitors)).toHaveLength(3);
    expect(changes).toHaveLength(23);
  });

  test('can be said of a release that is live already, whose day stays', () => {
    expect(changesOf(withLive(three, 'a', '03', { ...said('later'), now: '2026-12-01' }))?.slice(0, 2)).toEqual([
      '2026-11-03',
      'later',
    ]);
    expect(withLive(three, 'a', '03', { note: { lines: ['built again'], said: false, commit: null } })).toBe(three);
  });

  test('is taken back with the release, and with those between', () => {
    expect(changesOf(withRollback(three, 'a'))).toEqual(['2026-11-02', '02', '2026-11-01', '01']);
    expect(changesOf(withRollback(three, 'a', '01'))).toEqual(['2026-11-01', '01']);
  });

  test('is told of a trial, and to all visitors once it is for all of them', () => {
    const trial = withTrial(three, 'a', '04', 10, said('04'));
    expect(changeOf(trial, 'a', '04')).toEqual(['04']);
    expect(changesOf(trial)).toEqual(changesOf(three));
    const grown = withTrial(trial, 'a', '04', 50);
    expect(changesOf(withLive(grown, 'a', '04', { now: '2026-11-09' }))?.slice(0, 2)).toEqual(['2026-11-09', '04']);
    expect(changesOf(withRollback(grown, 'a'))).toEqual(changesOf(three));
  });
});

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { expectConsole } from '../testing/setup.ts';
import { flag, id, maybeNumber, maybeText, name, number, picture, record, rows, text } from './decode.ts';

const read =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (value: unknown) => {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : 'refused';
  };

test.each([
  [7, 7],
  ['7', 7],
  [' -2.3 ', -2.3],
  [0, 0],
  ['', 'refused'],
  ['  ', 'refused'],
  ['seven', 'refused'],
  [Infinity, 'refused'],
  [null, 'refused'],
  [true, 'refused'],
])('the number %j is %j', (sent, expected) => {
  expect(read(number)(sent)).toBe(expected);
});

test.each([
  [0, 0],
  ['12', 12],
  [1.5, 'refused'],
  [-1, 'refused'],
])('the id %j is %j', (sent, expected) => {
  expect(read(id)(sent)).toBe(expected);
});

test.each([
  [0, 0],
  ['4.1', 4.1],
  ['', null],
  [null, null],
  [undefined, null],
  ['x', 'refused'],
])('a number that may be missing, sent as %j, is %j', (sent, expected) => {
  expect(read(maybeNumber)(sent)).toBe(expected);
});

test.each([
  ['Ann', 'Ann'],
  ['', null],
  [null, null],
  [undefined, null],
  [7, 'refused'],
])('a text that may be missing, sent as %j, is %j', (sent, expected) => {
  expect(read(maybeText)(sent)).toBe(expected);
});

test.each([
  ['Ann', 'Ann'],
  [7, '7'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [{}, 'refused'],
])('the text %j is %j', (sent, expected) => {
  expect(read(text)(sent)).toBe(expected);
});

test.each([
  [' Ann ', 'Ann'],
  [' ', 'refused'],
  [null, 'refused'],
])('the name %j is %j', (sent, expected) => {
  expect(read(name)(sent)).toBe(expected);
});

test.each([true, 1, '1', 'true'])('a backend may say yes as %j', (sent) => {
  expect(read(flag)(sent)).toBe(true);
});

test.each([false, 0, '0', 'false', '', null, undefined, 'yes', 2, {}])('a backend may say no as %j', (sent) => {
  expect(read(flag)(sent)).toBe(false);
});

test.each([
  ['/images/a.svg', '/images/a.svg'],
  ['/images/a.svg"', '/images/a.svg'],
  [`/images/a.svg"'"`, '/images/a.svg'],
  [`/images/o'neill.svg`, `/images/o'neill.svg`],
  ['""', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the picture path %j is %j', (sent, expected) => {
  expect(read(picture)(sent)).toBe(expected);
});

describe('an answer that is one object', () => {
  const decode = (answer: unknown) => record(v.object({ id }))(answer);

  test('is decoded', () => {
    expect(decode({ id: '3', more: true })).toEqual({ id: 3 });
  });

  test.each([[{}], [[]], [null], ['<html>']])('is refused whole where it is %j', (answer) => {
    expect(() => decode(answer)).toThrow(v.ValiError);
  });
});

describe('an answer that is a list', () => {
  const decode = rows(v.object({ id }));

  test('loses a bad row, which is named with the field that is wrong', () => {
    expect(decode([{ id: 1 }, { id: 'x' }, { id: 3 }])).toEqual([{ id: 1 }, { id: 3 }]);
    expectConsole('warn', /^Dropped row 1 of an answer: id: .+NaN$/);
  });

  test('loses a row that is no object at all', () => {
    expect(decode([null])).toEqual([]);
    expectConsole('warn', /^Dropped row 0 of an answer: row: .+null/);
  });

  test.each([{ id: 1 }, null, '[]'])('is refused whole where it is %j', (answer) => {
    expect(() => decode(answer)).toThrow(new TypeError('the answer is not a list'));
  });
});

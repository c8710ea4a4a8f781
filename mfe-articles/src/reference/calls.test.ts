import { apiDescriptionSchema } from '@golf/shared/api';
import { describeApi, OPERATIONS } from '@golf/shared/openapi';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { errorFields, groupsOf } from './calls.ts';

const description = v.parse(apiDescriptionSchema, describeApi());
const groups = groupsOf(description);
const calls = groups.flatMap((group) => group.calls);
const call = (id: string) => calls.find((one) => one.id === id);
const field = (id: string, path: string) => call(id)?.answer?.fields.find((one) => one.path === path);

test('every call is in its group', () => {
  expect(groups.map(({ name }) => name)).toEqual(['Players', 'Courses', 'Trophy Rooms', 'The whole site']);
  expect(calls.map(({ id }) => id).toSorted()).toEqual(OPERATIONS.map(({ operationId }) => operationId).toSorted());
});

test('fields have types in words', () => {
  expect(field('listPlayers', 'handicap')).toMatchObject({ type: 'number or null', meaning: /plus handicap/ });
  expect(field('listPlayers', 'live')?.type).toBe('true or false');
  expect(field('getPlayerSummary', 'calculation.sum')?.type).toBe('number');
  expect(field('getPlayerSummary', 'neighbours')?.type).toBe('list of objects');
  expect(field('getRecords', 'sections.records.unit')?.type).toContain('“handicap”, “net”');
  expect(errorFields(description).map(({ path, type }) => `${path}: ${type}`)).toEqual([
    'error.code: text',
    'error.message: text',
    'error.request_id: text',
  ]);
});

test('a form of another call is named; one of no other call stands where it is used', () => {
  expect(field('getPlayerSummary', 'player')).toMatchObject({ type: 'Player', more: 'Player' });
  expect(field('getPlayerSummary', 'player.name')).toBeUndefined();
  expect(field('compareTwoPlayers', 'contests.first.gross')).toMatchObject({ type: 'number', more: null });
  const forms = calls.flatMap(({ answer, body }) => [answer?.form, body?.form]).filter((form) => form);
  expect(new Set(forms).size).toBe(forms.length);
  const named = calls.flatMap(({ answer }) => answer?.fields ?? []).flatMap(({ more }) => more ?? []);
  expect(named).not.toEqual([]);
  expect(forms).toEqual(expect.arrayContaining(named));
});

test('an example is the address of an answer', () => {
  expect(call('compareTwoPlayers')?.example).toBe('/api/head-to-head/8/14');
  expect(call('listPlayers')).toMatchObject({ example: '/api/players', answer: { title: 'A list of Player' } });
  expect(call('getSubscribers')?.example).toBeNull();
  expect(call('logClick')).toMatchObject({ example: null, answer: null, body: { title: 'Click' } });
});

import { fixtureDatabase, type Changes } from '@golf/database/testing';
import { createAnswers, type Answers } from '../api/answers.ts';

/** The answers over the fixture, with changes. */
export async function fixtureAnswers(changes?: Changes) {
  const opened = await fixtureDatabase(changes);
  return { ...opened, answers: await createAnswers(opened.database) };
}

/** An answer's JSON; the tests know what they ask for. */
export async function json(answers: Answers, path: string) {
  const answer = await answers.get(path);
  return JSON.parse(answer?.identity.toString() ?? 'null');
}

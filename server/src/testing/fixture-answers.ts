import { fixtureDatabase, type Changes } from '@golf/database/testing';
import { createAnswers, type Answers } from '../api/answers.ts';

/** Answers of the changed fixture. */
export async function fixtureAnswers(changes?: Changes) {
  const opened = await fixtureDatabase(changes);
  return { ...opened, answers: await createAnswers(opened.database) };
}

/** Parsed JSON of an answer, untyped. */
export async function json(answers: Answers, path: string) {
  const answer = await answers.get(path);
  return JSON.parse(answer?.identity.toString() ?? 'null');
}

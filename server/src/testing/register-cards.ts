import { registerSharing } from '@golf/cards';
import type { FastifyInstance } from 'fastify';
import type { Answers } from '../api/answers.ts';
import { sendNotFound } from '../api/errors.ts';
import { sendAnswer } from '../api/send-answer.ts';

/** Registers cards, embeds and oEmbed of a site at https://golf.test. */
export const registerCards = (app: FastifyInstance, answers: Answers) =>
  registerSharing(app, {
    async fetchAnswer(path) {
      const answer = await answers.get(path);
      return answer ? { status: answer.status, body: answer.identity.toString() } : { status: 404, body: '' };
    },
    dataVersion: answers.dataVersion,
    maxAge: null,
    pages: async () => [],
    origin: 'https://golf.test',
    warn: (line) => app.log.warn(line),
    send: sendAnswer,
    sendNotFound,
  });

import { matchRoute } from '@golf/shared/pages';
import { playerSchema, record, roundSchema } from '@golf/shared/api';
import { roundPagePath } from '@golf/shared/routes';
import { object, pick } from 'valibot';
import type { ApiAnswer } from './renderer.ts';

const decode = record(object({ player: pick(playerSchema, ['name', 'live']), round: pick(roundSchema, ['course']) }));

/**
 * Path of the round at an address, by its id. Empty: there is no such round. Null: unknown, or another page.
 * @param pathname "/rounds/812-any-name"
 */
export async function roundAt(
  pathname: string,
  fetchAnswer: (path: string) => Promise<ApiAnswer>,
): Promise<ReadonlyMap<number, string> | null> {
  const match = matchRoute(pathname);
  if (match?.route !== 'round') return null;
  const { roundId } = match.params;
  try {
    const { status, body } = await fetchAnswer(`/api/rounds/${roundId}`);
    if (status === 400 || status === 404) return new Map();
    if (status !== 200) return null;
    const { player, round } = decode(JSON.parse(body));
    return new Map([[roundId, roundPagePath(roundId, player.live ? player.name : null, round.course)]]);
  } catch {
    return null;
  }
}

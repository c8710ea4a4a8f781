import * as v from 'valibot';
import { channelQuery } from './channel-query.ts';

/** An answer of `GET /youtube/v3/channels?part=statistics`. */
const answerSchema = v.object({
  items: v.optional(
    v.array(
      v.object({
        statistics: v.object({
          hiddenSubscriberCount: v.optional(v.boolean(), false),
          subscriberCount: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number))),
        }),
      }),
    ),
    [],
  ),
});

export interface YoutubeOptions {
  /** "https://www.googleapis.com", or a stand-in. */
  origin: string;
  key: string;
  /** Milliseconds. */
  timeout: number;
}

/**
 * Asks YouTube how many subscribers the channel of a link has; null where it has none to tell (hidden, no such channel).
 * @throws Error when YouTube cannot be asked; its message does not hold the key
 */
export async function askYoutube(link: string, { origin, key, timeout }: YoutubeOptions): Promise<number | null> {
  const query = channelQuery(link);
  if (!query) return null;
  const parameters = new URLSearchParams({ part: 'statistics', ...query });
  const response = await fetch(`${origin}/youtube/v3/channels?${parameters}`, {
    headers: { accept: 'application/json', 'x-goog-api-key': key },
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`YouTube answered ${response.status}`);
  }
  const { items } = v.parse(answerSchema, await response.json());
  const statistics = items[0]?.statistics;
  return !statistics || statistics.hiddenSubscriberCount ? null : (statistics.subscriberCount ?? null);
}

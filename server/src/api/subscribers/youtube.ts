import * as v from 'valibot';
import { channelQuery } from './channel-query.ts';

/** Answer of `GET /youtube/v3/channels?part=statistics`. */
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
  /** "https://www.googleapis.com", or a mock. */
  origin: string;
  key: string;
  /** Milliseconds. */
  timeout: number;
}

/**
 * Fetches the subscriber count of the channel of a link. Null: hidden, or no such channel.
 * @throws Error when the request fails; its message does not contain the key
 */
export async function fetchSubscribers(link: string, { origin, key, timeout }: YoutubeOptions): Promise<number | null> {
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

import * as v from 'valibot';
import { maybeNumber, record } from './decode.ts';
import { resource } from './resource.ts';

export const subscribersSchema = v.object({ subscriberCount: maybeNumber });

/** Subscriber count of a channel; null: unavailable. */
export const subscribersResource = (channelLink: string) =>
  resource(`/api/youtube-subscribers/${encodeURIComponent(channelLink)}`, record(subscribersSchema));

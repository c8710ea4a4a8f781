import * as v from 'valibot';
import { maybeNumber, record } from './decode.ts';
import { resource } from './resource.ts';

export const subscribersSchema = v.object({ subscriberCount: maybeNumber });

/** Subscribers of a channel; null where the count is unavailable. */
export const subscribersResource = (channelLink: string) =>
  resource(`/api/youtube-subscribers/${encodeURIComponent(channelLink)}`, record(subscribersSchema));

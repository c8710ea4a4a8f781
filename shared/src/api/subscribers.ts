import * as v from 'valibot';
import { number, record } from './decode.ts';
import { resource } from './resource.ts';

export const subscribersSchema = v.object({ subscriberCount: number });

/** Subscribers of a channel; the call fails where the count is unavailable. */
export const subscribersResource = (channelLink: string) =>
  resource(`/api/youtube-subscribers/${encodeURIComponent(channelLink)}`, record(subscribersSchema));

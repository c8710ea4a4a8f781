import * as v from 'valibot';
import { maybeText, name, picture, rows } from './decode.ts';
import { resource } from './resource.ts';

export const channelSchema = v.object({ channel_name: name, channel_link: maybeText, channel_logo: picture });

export type Channel = v.InferOutput<typeof channelSchema>;

/** The channels of a player, the main one first. */
export const playerChannelsResource = (playerId: number) =>
  resource(`/api/player-channels/${playerId}`, rows(channelSchema));

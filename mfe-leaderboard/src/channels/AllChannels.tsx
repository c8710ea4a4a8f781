import { playerChannelsResource, type Player } from '@golf/shared/api';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ChannelLinesProps } from './ChannelLines.tsx';

export interface AllChannelsProps {
  player: Player;
  /** Renders the channels; until they have loaded, those in the table data. */
  Lines: ComponentType<ChannelLinesProps>;
}

/** A player's channels with their addresses, for a card in the table: the table data has no addresses. */
export default function AllChannels({ player, Lines }: AllChannelsProps) {
  const { data } = useQuery(playerChannelsResource(player.id));
  return <Lines player={player} channels={data} />;
}

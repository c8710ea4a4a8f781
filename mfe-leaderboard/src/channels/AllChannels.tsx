import { playerChannelsResource, type Player } from '@golf/shared/api';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ChannelLinesProps } from './ChannelLines.tsx';

export interface AllChannelsProps {
  player: Player;
  /** Shows them, and those that the table names until they have come. */
  Lines: ComponentType<ChannelLinesProps>;
}

/** The channels of a player with their addresses, for a card in the table, which does not know them. */
export default function AllChannels({ player, Lines }: AllChannelsProps) {
  const { data } = useQuery(playerChannelsResource(player.id));
  return <Lines player={player} channels={data} />;
}

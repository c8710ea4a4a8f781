import type { Player } from '@golf/shared/api';
import { formatHandicap } from '@golf/shared/format';
import { flagUrl } from '@golf/shared/site';
import type { Person } from './content.ts';

/** Width of the face's picture in px: the widest variant that an import creates. */
const FACE_WIDTH = 192;

/** A picture of the site's own; null for another origin, which this server does not fetch. */
export const ownPicture = (path: string | null) => (path?.startsWith('/images/') ? path : null);

const faceOf = (profile: string | null) => (ownPicture(profile) === null ? null : `${profile}?w=${FACE_WIDTH}`);

/** A player as a person on a card. */
export function personOf(player: Player): Person {
  const { id, live } = player;
  return {
    name: live ? player.name : null,
    spare: `Player ${id}`,
    face: live ? faceOf(player.profile) : null,
    flag: player.code ? flagUrl(player.code) : null,
    country: player.flag_name,
    handicap: formatHandicap(player.handicap),
    legend: player.badge_id !== null,
  };
}

/** Name and face of a record holder. */
export const holderOf = ({
  player_id: id,
  name,
  live,
  profile,
}: {
  player_id: number;
  name: string;
  live: boolean;
  profile: string | null;
}) => ({ holder: live ? name : null, spare: `Player ${id}`, face: live ? faceOf(profile) : null });

import type { CabinetPlayer } from '@golf/shared/api';

/** Names for the plaque if the full name is too long to engrave: player id → name. */
const SHORT_NAMES: Readonly<Record<number, string>> = {};

type Named = Pick<CabinetPlayer, 'id' | 'name' | 'live'>;

/** Text of the plaque. */
export const plaqueName = ({ id, name, live }: Named): string => (live ? (SHORT_NAMES[id] ?? name) : 'To be announced');

/** A player's name in a sentence. */
export const nameInWords = ({ name, live }: Named): string => (live ? name : 'This player');

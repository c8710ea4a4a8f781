import type { CabinetPlayer } from '@golf/shared/api';

/** The player with the wanted id; else the first with achievements; else the first of all. */
export function chooseRoom(players: readonly CabinetPlayer[], wanted: number): CabinetPlayer | undefined {
  return players.find(({ id }) => id === wanted) ?? players.find((player) => player.has_achievement) ?? players[0];
}

export interface PlayerGroup {
  label: string;
  items: CabinetPlayer[];
}

/** The groups of the dropdown; a group without players is left out. */
export function groupPlayers(players: readonly CabinetPlayer[]): PlayerGroup[] {
  const legends = players.filter((player) => player.has_achievement);
  const groups = [
    { label: 'Handicap Legends', items: legends },
    { label: 'All Players', items: [...players] },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** The next or previous player with achievements, wrapping around; null if no other has any. */
export function neighbourOf(players: readonly CabinetPlayer[], current: number, step: 1 | -1): CabinetPlayer | null {
  const legends = players.filter((player) => player.has_achievement);
  const place = legends.findIndex(({ id }) => id === current);
  // A player without achievements counts as before the first: the previous one is the last.
  const from = place === -1 && step === -1 ? 0 : place;
  const next = legends.at((from + step + legends.length) % Math.max(legends.length, 1));
  return next && next.id !== current ? next : null;
}

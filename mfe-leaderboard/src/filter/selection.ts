/** Country code of the team; in the country filter it represents its members. */
export const TEAM = 'eu';
export const TEAM_MEMBERS: readonly string[] = ['gb-eng', 'de', 'ie', 'se', 'gb-sct'];

type Key = string | number;

/** Ticks or unticks one option. */
export function toggled<T extends Key>(chosen: readonly T[], key: T): T[] {
  return chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key];
}

/** Ticks or unticks a country; the team includes its members, both ways. */
export function toggledCountry(chosen: readonly string[], code: string): string[] {
  if (code !== TEAM) return toggled(chosen, code);
  const team = [TEAM, ...TEAM_MEMBERS];
  const others = chosen.filter((other) => !team.includes(other));
  return chosen.includes(TEAM) ? others : [...others, ...team];
}

/** 'All': ticks everything, or nothing if everything was ticked. */
export function toggledAll<T extends Key>(chosen: readonly T[], all: readonly T[]): T[] {
  const ticked = new Set(chosen);
  return all.every((key) => ticked.has(key)) ? [] : [...all];
}

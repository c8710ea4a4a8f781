/** Names for the plaque, where the full one is too long to engrave: player id → name. */
const SHORT_NAMES: Readonly<Record<number, string>> = {};

/** What the plaque says of a player. */
export function plaqueName({ id, name }: { id: number; name: string }): string {
  return SHORT_NAMES[id] ?? name;
}

import type { Player } from '@golf/shared/api';
import { embedPath } from '@golf/shared/routes';

/** Pixels that the card takes where there is room. */
const [WIDTH, HEIGHT] = [420, 214];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What another site writes to show a player's card. */
export function embedCode({ id, name }: Pick<Player, 'id' | 'name'>, origin: string): string {
  const title = `${name}: golf handicap`.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
  return `<iframe src="${origin}${embedPath(id)}" title="${title}" width="${WIDTH}" height="${HEIGHT}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}

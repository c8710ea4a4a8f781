import type { Player } from '@golf/shared/api';
import { embedPath } from '@golf/shared/routes';

/** Size of the card in px, if space allows. */
const [WIDTH, HEIGHT] = [420, 214];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** HTML that embeds a player's card in another site. */
export function embedCode({ id, name }: Pick<Player, 'id' | 'name'>, origin: string): string {
  const title = `${name}: golf handicap`.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
  return `<iframe src="${origin}${embedPath(id)}" title="${title}" width="${WIDTH}" height="${HEIGHT}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}

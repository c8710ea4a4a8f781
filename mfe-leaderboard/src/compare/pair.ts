import type { Player } from '@golf/shared/api';

/** Something of the player on the left, and of the one on the right. */
export type Pair<T> = readonly [first: T, second: T];

const firstNameOf = ({ name }: Player) => name.split(' ')[0] ?? name;

/**
 * What a sentence that begins with one of two players calls them: by their first names where those differ. Who is not
 * announced yet is not named.
 */
export function namesInWords([first, second]: Pair<Player>): Pair<string> {
  const isSame = firstNameOf(first) === firstNameOf(second);
  const nameOf = (player: Player, unnamed: string) =>
    !player.live ? unnamed : isSame ? player.name : firstNameOf(player);
  return [nameOf(first, 'The first player'), nameOf(second, 'The second player')];
}

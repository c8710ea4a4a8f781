import type { Player } from '@golf/shared/api';

/** Values of the left and the right player. */
export type Pair<T> = readonly [first: T, second: T];

const firstNameOf = ({ name }: Player) => name.split(' ')[0] ?? name;

/** Names for the start of a sentence: first names if they differ. Players before their announcement stay anonymous. */
export function namesInWords([first, second]: Pair<Player>): Pair<string> {
  const isSame = firstNameOf(first) === firstNameOf(second);
  const nameOf = (player: Player, unnamed: string) =>
    !player.live ? unnamed : isSame ? player.name : firstNameOf(player);
  return [nameOf(first, 'The first player'), nameOf(second, 'The second player')];
}

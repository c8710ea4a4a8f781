import { cabinetResources } from '@golf/shared/api';
import { useQueries } from '@tanstack/react-query';
import styles from './TrophyRoom.module.css';

const count = (number: number, one: string, many: string) =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];

/** Summary of the room's pieces, with a hint that each has a card. Its line is reserved while loading. */
export function Hint({ playerId }: { playerId: number | undefined }) {
  const { trophies, achievements } = cabinetResources(playerId ?? 0);
  const enabled = playerId !== undefined;
  const [{ data: trophiesOf = [] }, { data: badgesOf = [] }] = useQueries({
    queries: [
      { ...trophies, enabled },
      { ...achievements, enabled },
    ],
  });
  const parts = [...count(trophiesOf.length, 'trophy', 'trophies'), ...count(badgesOf.length, 'badge', 'badges')];
  return (
    <p className={styles.hint}>
      {parts.length > 0 && (
        <>
          <span>{parts.join(' and ')}.</span> <span>Select one for its story.</span>
        </>
      )}
    </p>
  );
}

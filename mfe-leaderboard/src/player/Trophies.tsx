import { Card, OptionalPicture, Section } from '@golf/shared/ui';
import type { Trophy } from '@golf/shared/api';
import { trophyRoomPath } from '@golf/shared/routes';
import { Link } from 'react-router-dom';
import styles from './Trophies.module.css';

/** Strip of trophies, linked to the player's cabinet. */
export function Trophies({ playerId, trophies }: { playerId: number; trophies: readonly Trophy[] }) {
  return (
    <Section id="trophies" title="Trophies">
      <Card className={styles.card}>
        <Link className={styles.strip} to={trophyRoomPath(playerId)} data-event={`trophy-room-${playerId}`}>
          {trophies.map(({ id, name, trophy_path: picture }) => (
            <span key={id} className={styles.trophy}>
              {picture && <OptionalPicture src={picture} alt="" width={72} height={72} loading="lazy" />}
              <span>{name}</span>
            </span>
          ))}
        </Link>
      </Card>
    </Section>
  );
}

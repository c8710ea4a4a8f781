import { cabinetResources, type CabinetPlayer } from '@golf/shared/api';
import { useQueries } from '@tanstack/react-query';
import styles from './TrophyRoom.module.css';

interface Piece {
  id: string;
  name: string;
  picture: string | null;
}

function Shelf({ title, pieces, loading }: { title: string; pieces: Piece[] | undefined; loading: boolean }) {
  return (
    <section className={styles.shelf} aria-label={title}>
      <h3 className={styles.shelfTitle}>{title}</h3>
      {loading && <p role="status">Loading…</p>}
      {!loading && pieces === undefined && <p>Not available right now.</p>}
      {pieces?.length === 0 && <p>Nothing here yet.</p>}
      <ul className={styles.pieces}>
        {pieces?.map(({ id, name, picture }) => (
          <li key={id} className={styles.piece}>
            {picture && <img src={picture} alt="" width="96" height="96" />}
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A player's things. The calls are made together; one that fails leaves its own shelf empty. */
export function Cabinet({ player }: { player: CabinetPlayer }) {
  const { trophies: trophiesOf, achievements: achievementsOf } = cabinetResources(player.id);
  const [trophies, achievements] = useQueries({ queries: [trophiesOf, achievementsOf] });
  return (
    <div className={styles.cabinet}>
      <h2 className={styles.plaque}>{player.name}</h2>
      <Shelf
        title="Trophies"
        loading={trophies.isPending}
        pieces={trophies.data?.map(({ id, name, trophy_path }) => ({ id: String(id), name, picture: trophy_path }))}
      />
      <Shelf
        title="Badges"
        loading={achievements.isPending}
        pieces={achievements.data?.map((badge) => ({
          id: `${badge.badge_id ?? ''}-${badge.achievement_id ?? ''}`,
          name: badge.badge_name ?? badge.achievement_name ?? '',
          picture: badge.image_path,
        }))}
      />
    </div>
  );
}

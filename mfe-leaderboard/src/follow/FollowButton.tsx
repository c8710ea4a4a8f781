import type { Player } from '@golf/shared/api';
import { followedPreference, usePreference } from '@golf/shared/platform';
import { MOST_FOLLOWED } from '@golf/shared/routes';
import { Button } from '@golf/shared/ui';
import Star from 'lucide-react/icons/star';
import { useState, type MouseEvent } from 'react';
import styles from './FollowButton.module.css';

interface FollowButtonProps {
  player: Pick<Player, 'id' | 'name' | 'live'>;
  /** On the dark band at the top of a page. */
  onBand?: boolean;
}

/** Star that follows a player, and unfollows on a second press. None for a player who is not announced. */
export function FollowButton({ player: { id, name, live }, onBand = false }: FollowButtonProps) {
  const followed = usePreference(followedPreference);
  const [full, setFull] = useState(false);
  if (!live) return null;
  const on = followed.includes(id);
  const press = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    const isFull = !on && followed.length >= MOST_FOLLOWED;
    setFull(isFull);
    if (isFull) return;
    const { top } = button.getBoundingClientRect();
    followedPreference.set(on ? followed.filter((other) => other !== id) : [...followed, id]);
    // "Yours" comes or goes above the table: the pressed star stays where it is.
    requestAnimationFrame(() => {
      const moved = button.getBoundingClientRect().top - top;
      if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
    });
  };
  return (
    <>
      <Button
        aria-label={`Follow ${name}`}
        aria-pressed={on}
        data-needs-script
        data-band={onBand || undefined}
        data-event={`follow-${id}`}
        className={styles.follow}
        onClick={press}
      >
        <Star aria-hidden size={16} />
        Follow
      </Button>
      <span role="status" className={styles.full}>
        {full && `You follow ${MOST_FOLLOWED} players, and there’s no room for more. Unfollow one first.`}
      </span>
    </>
  );
}

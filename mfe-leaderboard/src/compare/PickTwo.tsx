import type { Player } from '@golf/shared/api';
import type { Ranked } from '@golf/shared/handicap';
import { comparisonPath } from '@golf/shared/routes';
import { Button, Card, PlayerFace } from '@golf/shared/ui';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FindPlayer } from '../find/FindPlayer.tsx';
import { Name } from './Name.tsx';
import styles from './PickTwo.module.css';

const SIDES = ['First player', 'Second player'] as const;

interface SideProps {
  label: string;
  chosen: Player | undefined;
  ranked: readonly Ranked<Player>[];
  onChoose: (playerId: number | null) => void;
}

function Side({ label, chosen, ranked, onChoose }: SideProps) {
  if (!chosen) return <FindPlayer label={label} ranked={ranked} onFind={onChoose} />;
  return (
    <span className={styles.chosen}>
      <PlayerFace src={chosen.live ? chosen.profile : null} size={36} isLegend={chosen.badge_id !== null} />
      <span className={styles.name}>
        <Name player={chosen} />
      </span>
      <Button kind="link" onClick={() => onChoose(null)}>
        Change
      </Button>
    </span>
  );
}

/** Two search fields; the comparison opens when both have a player. */
export function PickTwo({ ranked }: { ranked: readonly Ranked<Player>[] }) {
  const navigate = useNavigate();
  const [ids, setIds] = useState<readonly (number | null)[]>([null, null]);
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  useEffect(() => {
    // The used field is unmounted, and so is the button that cleared one: the focus moves to the empty field.
    if (!first.current) box.current?.querySelector('input')?.focus();
    first.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with each choice
  }, [ids]);
  const choose = (at: number) => (playerId: number | null) => {
    const next = ids.map((id, index) => (index === at ? playerId : id));
    const [one, other] = next;
    if (typeof one === 'number' && typeof other === 'number') void navigate(comparisonPath(one, other));
    else setIds(next);
  };
  return (
    <Card
      look="raised"
      ref={box}
      data-needs-script
      className={styles.pick}
      role="group"
      aria-label="Two players by name"
    >
      {SIDES.map((label, at) => {
        const other = ids[1 - at];
        return (
          <Fragment key={label}>
            {at > 0 && (
              <span className={styles.versus} aria-hidden>
                v
              </span>
            )}
            <div className={styles.side}>
              <span className={styles.label} aria-hidden>
                {label}
              </span>
              <Side
                label={label}
                chosen={ranked.find(({ player }) => player.id === ids[at])?.player}
                ranked={ranked.filter(({ player }) => player.id !== other)}
                onChoose={choose(at)}
              />
            </div>
          </Fragment>
        );
      })}
    </Card>
  );
}

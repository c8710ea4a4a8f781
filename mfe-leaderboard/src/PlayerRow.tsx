import type { Player } from '@golf/shared/api';
import { formatHandicap, formatPosition, speakHandicap } from '@golf/shared/format';
import type { Ranked } from '@golf/shared/handicap';
import { DEFAULT_PICTURES, flagUrl } from '@golf/shared/site';
import { Picture } from '@golf/shared/ui';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './Leaderboard.module.css';
import { PlayerDetail } from './PlayerDetail.tsx';

interface PlayerRowProps {
  entry: Ranked<Player>;
  /** Place in the whole table, the header being 1. */
  rowIndex: number;
  expanded: boolean;
  onToggle: () => void;
}

/** One player: a line, and below it the detail while it is open. */
export function PlayerRow({ entry: { player, position, tied }, rowIndex, expanded, onToggle }: PlayerRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const detailId = `player-${player.id}`;
  useEffect(() => {
    if (expanded) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [expanded]);
  return (
    <>
      <tr ref={row} className={styles.row} aria-rowindex={rowIndex} data-open={expanded || undefined}>
        <td className={styles.position}>{formatPosition(position, tied)}</td>
        <td className={styles.flag}>
          {player.code && (
            <img src={flagUrl(player.code)} alt={player.flag_name} width="28" height="21" loading="lazy" />
          )}
        </td>
        <td className={styles.playerCell}>
          <button
            type="button"
            className={styles.player}
            aria-expanded={expanded}
            aria-controls={expanded ? detailId : undefined}
            data-event={`expand-player-${player.id}`}
            onClick={onToggle}
          >
            <Picture
              src={player.profile}
              fallback={DEFAULT_PICTURES.profile}
              alt=""
              width={40}
              height={40}
              className={styles.face}
            />
            <span className={player.live ? undefined : styles.preview}>{player.name}</span>
          </button>
          {player.badge_id !== null && (
            <span className={styles.legend}>
              <span className={styles.visuallyHidden}>Handicap </span>Legend
            </span>
          )}
          <ChevronDown aria-hidden className={styles.chevron} />
        </td>
        <td className={styles.channel}>
          {player.channel_name && (
            <span className={styles.channelName}>
              <Picture
                src={player.channel_logo}
                fallback={DEFAULT_PICTURES.channel}
                alt=""
                width={28}
                height={28}
                className={styles.logo}
              />
              {player.channel_name}
            </span>
          )}
        </td>
        <td className={styles.handicap} data-plus={(player.handicap ?? 0) < 0 || undefined}>
          <span aria-hidden>{formatHandicap(player.handicap)}</span>
          <span className={styles.visuallyHidden}>{speakHandicap(player.handicap)}</span>
        </td>
      </tr>
      {expanded && (
        <tr className={styles.detailRow}>
          <td colSpan={5}>
            <section id={detailId} aria-label={player.name} className={styles.detail}>
              <PlayerDetail player={player} />
            </section>
          </td>
        </tr>
      )}
    </>
  );
}

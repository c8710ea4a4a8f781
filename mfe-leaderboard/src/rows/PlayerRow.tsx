import type { Player } from '@golf/shared/api';
import { formatHandicap, formatPosition, isPlus, speakHandicap } from '@golf/shared/format';
import type { Ranked } from '@golf/shared/handicap';
import { playerPagePath } from '@golf/shared/routes';
import type { FlagPicture } from '@golf/shared/site';
import { OptionalPicture, PlayerFace, VisuallyHidden } from '@golf/shared/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo } from 'react';
import { roundsSoFar } from './rounds-to-go.ts';
import { ChannelCell } from './ChannelCell.tsx';
import columns from './Columns.module.css';
import { PlayerDetail } from './DetailRow.tsx';
import { Form } from './Form.tsx';
import { Movement } from './Movement.tsx';
import styles from './PlayerRow.module.css';
import { PRESS_OPENS } from '../press-row.ts';

export interface PlayerRowProps {
  entry: Ranked<Player>;
  /** The player's flag; null without one. */
  flag: FlagPicture | null;
  /** Places moved in 30 days, positive is up; undefined: none, or unknown. */
  moved: number | undefined;
  /** Whether the row has a form cell. */
  withForm: boolean;
  followed: boolean;
  /** The aria-rowindex; the header is 1. */
  rowIndex: number;
  expanded: boolean;
  /** Whether the details are rendered below: shortly after `expanded`. */
  detailed: boolean;
  /** Ref of the row while it is detailed. */
  openRef: (row: HTMLElement | null) => void;
  onToggle: (playerId: number) => void;
}

/**
 * The largest first screen, in rows, that ends above a row; the style sheets define screens of 6, 8 and 16 rows.
 * Undefined within the smallest.
 */
const firstScreenAbove = (above: number) => [16, 8, 6].find((rows) => above >= rows);

export const PlayerRow = memo(function PlayerRow(props: PlayerRowProps) {
  const { entry, flag, moved, withForm, followed, rowIndex, expanded, detailed, openRef, onToggle } = props;
  const { player, position, tied } = entry;
  const soFar = player.handicap === null ? roundsSoFar(player) : null;
  return (
    <tr
      ref={detailed ? openRef : undefined}
      className={`${styles.row} ${columns.line}`}
      aria-rowindex={rowIndex}
      data-row={player.id}
      data-below={firstScreenAbove(rowIndex - 2)}
      data-open={detailed || undefined}
      {...PRESS_OPENS}
    >
      <td className={`${styles.position} ${columns.position}`}>
        <span className={styles.place}>{formatPosition(position, tied)}</span>
        {moved !== undefined && <Movement moved={moved} />}
        {followed && <span role="img" aria-label="Followed" className={styles.followed} />}
      </td>
      <td className={`${styles.flag} ${columns.country}`}>
        {flag && (
          <OptionalPicture
            src={flag.src}
            srcSet={flag.srcSet}
            style={flag.position ? { objectPosition: flag.position } : undefined}
            alt={player.flag_name}
            width={28}
            height={21}
            loading="lazy"
            decoding="async"
            fetchPriority="low"
          />
        )}
      </td>
      <th scope="row" className={`${styles.playerCell} ${columns.player}`}>
        <div className={styles.who}>
          <PlayerFace
            src={player.live ? player.profile : null}
            size={40}
            isLegend={player.badge_id !== null}
            className={styles.face}
          />
          <div className={styles.words}>
            {/* A link for the browser: the player's page opens in a new tab, and without scripts. With scripts it acts as
                the row's button. */}
            <a
              role="button"
              href={playerPagePath(player.id, player.live ? player.name : null)}
              className={styles.player}
              data-no-prefetch
              aria-expanded={expanded}
              aria-controls={detailed ? `player-${player.id}` : undefined}
              data-event={`expand-player-${player.id}`}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onToggle(player.id);
              }}
              onKeyDown={(event) => {
                if (event.key !== ' ') return;
                event.preventDefault();
                onToggle(player.id);
              }}
              onPointerEnter={PlayerDetail.preload}
              onFocus={PlayerDetail.preload}
            >
              <span className={styles.name} data-unannounced={!player.live || undefined}>
                {player.name}
              </span>
            </a>
            {player.badge_id !== null && (
              <span className={styles.legend}>
                <VisuallyHidden>Handicap </VisuallyHidden>Legend
              </span>
            )}
            {!player.live && <span className={styles.unannounced}>To be announced</span>}
          </div>
        </div>
      </th>
      <td className={columns.channel}>
        <ChannelCell player={player} logosUpTo={withForm ? 'desk' : 'tablet'} />
      </td>
      {withForm && (
        <td className={`${styles.form} ${columns.form}`}>
          <Form player={player} />
        </td>
      )}
      <td
        className={`${styles.handicap} ${columns.handicap}`}
        data-plus={isPlus(player.handicap) || undefined}
        data-none={player.handicap === null || undefined}
      >
        <span aria-hidden>{formatHandicap(player.handicap)}</span>
        <VisuallyHidden>{speakHandicap(player.handicap)}</VisuallyHidden>
        {soFar && <span className={styles.progress}>{soFar}</span>}
        <ChevronDown aria-hidden data-needs-script className={styles.chevron} />
      </td>
    </tr>
  );
});

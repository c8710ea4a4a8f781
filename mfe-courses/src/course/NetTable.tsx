import type { NetOfPlayer, TeeSummary } from '@golf/shared/api';
import { formatAdjusted, formatPosition } from '@golf/shared/format';
import { Button, PlayerFace } from '@golf/shared/ui';
import { useState } from 'react';
import { TeeBadge } from '../tees/TeeBadge.tsx';
import { DayOfRound } from '../leaderboard/DayOfRound.tsx';
import stacked from '../Stacked.module.css';
import styles from './NetTable.module.css';
import { PlayerName } from './PlayerName.tsx';
import { Section } from './Section.tsx';

/** Players shown at first. */
const FIRST = 10;

export interface NetTableProps {
  net: readonly NetOfPlayer[];
  /** Number of players on the course. */
  players: number;
  tees: readonly TeeSummary[];
}

/** Players by their best adjusted score, from any tees. */
export function NetTable({ net, players, tees }: NetTableProps) {
  const [all, setAll] = useState(false);
  const teeOf = new Map(tees.map((tee) => [tee.tee_id, tee]));
  const rows = net.map((one, index) => {
    const tee = teeOf.get(one.tee_id);
    return (
      // Without scripts there is no button for the rest: the style sheet shows all rows.
      <tr key={one.player_id} className={!all && index >= FIRST ? styles.rest : undefined}>
        <td className={styles.place}>{formatPosition(one.place, one.tied)}</td>
        <th scope="row">
          <span className={styles.player}>
            <PlayerFace src={one.live ? one.profile : null} size={32} className={styles.face} />
            <PlayerName player={one} />
          </span>
        </th>
        <td className={styles.net}>{formatAdjusted(one.value)}</td>
        <td className={styles.wide}>
          {tee && (
            <TeeBadge
              name={tee.tee_name}
              background={tee.tee_background}
              text={tee.tee_text_color}
              gender={tee.gender}
            />
          )}
        </td>
        <td className={styles.wide}>
          <DayOfRound round={one} />
        </td>
        <td className={styles.rounds}>{one.rounds}</td>
      </tr>
    );
  });
  return (
    <Section
      title="Players by adjusted score"
      lead="Each player’s best round against the rating of the tees it was played from, so rounds from all tees can be compared."
    >
      <table className={`${stacked.stacked} ${styles.table}`} aria-label="Players by adjusted score">
        <thead>
          <tr>
            <th scope="col" className={styles.place}>
              Place
            </th>
            <th scope="col">Player</th>
            <th scope="col" className={styles.net}>
              Best
            </th>
            <th scope="col" className={styles.wide}>
              Tees
            </th>
            <th scope="col" className={styles.wide}>
              When
            </th>
            <th scope="col" className={styles.rounds}>
              Rounds
            </th>
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
      {net.length > FIRST && (
        <Button className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${net.length}`}
        </Button>
      )}
      {players > net.length && (
        <p className={styles.note}>
          The best {net.length} of {players} players.
        </p>
      )}
    </Section>
  );
}

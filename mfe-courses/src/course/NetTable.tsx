import type { NetOfPlayer, TeeSummary } from '@golf/shared/api';
import { formatAdjusted, formatPosition } from '@golf/shared/format';
import { Button, DataTable, PlayerFace, Section, type Column } from '@golf/shared/ui';
import { useState } from 'react';
import { TeeBadge } from '../tees/TeeBadge.tsx';
import { DayOfRound } from '../leaderboard/DayOfRound.tsx';
import styles from './NetTable.module.css';
import { PlayerName } from './PlayerName.tsx';

/** Players shown at first. */
const FIRST = 10;

/** The best round of a player, with its tees. */
interface Line extends NetOfPlayer {
  tee: TeeSummary | undefined;
}

const COLUMNS: Column<Line>[] = [
  {
    head: 'Place',
    kind: 'quiet',
    unlabelled: true,
    cell: ({ place, tied }) => formatPosition(place, tied),
    className: styles.place,
  },
  {
    head: 'Player',
    names: true,
    cell: (one) => (
      <span className={styles.player}>
        <PlayerFace src={one.live ? one.profile : null} size={32} className={styles.face} />
        <PlayerName player={one} />
      </span>
    ),
    className: styles.who,
  },
  { head: 'Best', align: 'end', kind: 'figure', unlabelled: true, cell: ({ value }) => formatAdjusted(value) },
  {
    head: 'Tees',
    kind: 'quiet',
    from: 'tablet',
    cell: ({ tee }) =>
      tee && (
        <TeeBadge name={tee.tee_name} background={tee.tee_background} text={tee.tee_text_color} gender={tee.gender} />
      ),
  },
  { head: 'When', kind: 'quiet', from: 'tablet', cell: (one) => <DayOfRound round={one} />, className: styles.when },
  { head: 'Rounds', align: 'end', kind: 'quiet', cell: ({ rounds }) => rounds },
];

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
  return (
    <Section
      title="Players by adjusted score"
      lead="Each player’s best round against the rating of the tees it was played from, so rounds from all tees can be compared."
    >
      <DataTable
        name="Players by adjusted score"
        className={styles.table}
        columns={COLUMNS}
        rows={net.map((one) => ({ ...one, tee: teeOf.get(one.tee_id) }))}
        rowKey={({ player_id: id }) => id}
        // Without scripts there is no button for the rest: the style sheet shows all rows.
        rowProps={(_, index) => ({ className: !all && index >= FIRST ? styles.rest : undefined })}
      />
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

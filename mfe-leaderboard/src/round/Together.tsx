import type { RoundPage } from '@golf/shared/api';
import { formatAdjusted, formatScore } from '@golf/shared/format';
import { comparisonPath, playerPagePath, roundPagePath } from '@golf/shared/routes';
import { DataTable, PlayerFace, type Column } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import { Name } from '../compare/Name.tsx';
import styles from './Round.module.css';

type Other = RoundPage['together'][number];

const columnsFor = (page: RoundPage): Column<Other>[] => [
  {
    head: 'Player',
    names: true,
    cell: ({ player_id: id, name, live, profile, badge_id: badge }) => (
      <span className={styles.other}>
        <PlayerFace src={live ? profile : null} size={32} isLegend={badge !== null} />
        <Link to={playerPagePath(id, live ? name : null)}>
          <Name player={{ name, live }} />
        </Link>
      </span>
    ),
  },
  { head: 'Score', align: 'end', score: ({ score }) => score, cell: ({ score }) => formatScore(score), kind: 'figure' },
  { head: 'Adjusted', short: 'Adj.', align: 'end', cell: ({ net_score: net }) => formatAdjusted(net) },
  {
    head: 'Round',
    hidesHead: true,
    unlabelled: true,
    align: 'end',
    cell: ({ score_id: id, name, live, course }) => (
      <Link to={roundPagePath(id, live ? name : null, course)}>Their round</Link>
    ),
  },
  {
    head: 'Comparison',
    hidesHead: true,
    unlabelled: true,
    align: 'end',
    from: 'phone',
    cell: ({ player_id: id }) => <Link to={comparisonPath(page.player.id, id)}>Head to head</Link>,
  },
];

/** Rounds of other players in the same video. */
export const Together = ({ page }: { page: RoundPage }) => (
  <DataTable
    name="Also in this video"
    columns={columnsFor(page)}
    rows={page.together}
    rowKey={({ score_id: id }) => id}
  />
);

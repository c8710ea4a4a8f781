import type { Player } from '@golf/shared/api';
import type { Ranked } from '@golf/shared/handicap';
import { intents, ROUTES } from '@golf/shared/platform';
import { Button, LinkButton, VisuallyHidden } from '@golf/shared/ui';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { FilterChips } from './filter/FilterChips.tsx';
import { FindPlayer } from './find/FindPlayer.tsx';
import styles from './Toolbar.module.css';
import type { Filters } from './view/filters.ts';
import { chipsOf, type Chip, type Names } from './view/names.ts';

/** Fallback page until the visitor has chosen a player. */
const DEFAULT_ROOM = null;

export interface ToolbarProps {
  ranked: readonly Ranked<Player>[];
  /** Whether the table contains all players. */
  complete: boolean;
  /** Whether rows can be downloaded: the table is complete and some rows match the filters. */
  downloadable: boolean;
  filters: Filters;
  names: Names;
  onFind: (playerId: number) => void;
  onRemove: (chip: Chip) => void;
  onDownload: () => void;
  /** Rendered next to the filter chips. */
  children?: ReactNode;
}

/** Toolbar above the table: player search, filter chips, download, links to other pages. */
export function Toolbar({
  ranked,
  complete,
  downloadable,
  filters,
  names,
  onFind,
  onRemove,
  onDownload,
  children,
}: ToolbarProps) {
  const chips = chipsOf(filters, names);
  const some = chips.length === 1 ? 'one' : 'many';
  const hasRounds = ranked.some(({ player }) => player.rounds);
  return (
    <div className={styles.toolbar} data-chips={chips.length > 0 ? some : undefined}>
      <FindPlayer ranked={ranked} onFind={onFind} waiting={complete ? null : 'Loading the other players…'} />
      <div className={styles.chips}>
        <FilterChips filters={filters} names={names} onRemove={onRemove} />
        {children}
      </div>
      <Button disabled={!downloadable} onClick={onDownload} aria-label="Download CSV" title="Download CSV">
        <Download aria-hidden size="1.125rem" />
        <span className={styles.wide}>CSV</span>
      </Button>
      <div className={styles.places}>
        {/* Without rounds there is no comparison, and a backend that does not report rounds has no records either. */}
        {hasRounds && (
          <>
            <LinkButton to={ROUTES.compare}>
              Compare<VisuallyHidden> players</VisuallyHidden>
            </LinkButton>
            <LinkButton to={ROUTES.records}>Records</LinkButton>
          </>
        )}
        <Button
          kind="primary"
          data-event="trophy-room"
          onClick={() => intents.emit('trophy-room/open', { playerId: DEFAULT_ROOM })}
        >
          Trophy Room
        </Button>
      </div>
    </div>
  );
}

import type { Player } from '@golf/shared/api';
import { formatPosition } from '@golf/shared/format';
import type { Ranked } from '@golf/shared/handicap';
import { intents } from '@golf/shared/platform';
import { Button, SearchField, VisuallyHidden } from '@golf/shared/ui';
import { Download, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styles from './Toolbar.module.css';
import { FILTER_KINDS, type FilterKind, type Filters } from './view/filters.ts';
import { findPlayers } from './view/find-players.ts';
import { filterWords, type Names } from './view/names.ts';

/** The room that opens until the visitor has chosen a player. */
const DEFAULT_ROOM = null;

export interface ToolbarProps {
  ranked: readonly Ranked<Player>[];
  filters: Filters;
  names: Names;
  onFind: (playerId: number) => void;
  onClearFilter: (kind: FilterKind) => void;
  onDownload: () => void;
  /** Beside the chips of the filters. */
  children?: ReactNode;
}

/** Typing lists who is meant; the arrow keys and Enter choose. */
function FindPlayer({ ranked, onFind }: Pick<ToolbarProps, 'ranked' | 'onFind'>) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const found = findPlayers(ranked, text);
  const choose = (playerId: number | undefined) => {
    if (playerId === undefined) return;
    setText('');
    onFind(playerId);
  };
  return (
    <div className={styles.find} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setText('')}>
      <SearchField
        type="text"
        label="Find a player"
        placeholder="Find a player"
        enterKeyHint="go"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') choose(found[active]?.player.id);
          else if (event.key === 'Escape') setText('');
          else if (event.key === 'ArrowDown') setActive(Math.min(active + 1, found.length - 1));
          else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
          else return;
          event.preventDefault();
        }}
      />
      {text !== '' && (
        <div className={styles.found}>
          <p role="status" className={styles.heard}>
            {found.length === 0 ? (
              `Nobody called “${text}” is tracked.`
            ) : (
              <VisuallyHidden>{found[active]?.player.name}, Enter opens</VisuallyHidden>
            )}
          </p>
          <ul className={styles.foundList}>
            {found.map(({ player, position, tied }, index) => (
              <li key={player.id}>
                <button
                  type="button"
                  className={styles.foundButton}
                  data-active={index === active || undefined}
                  onClick={() => choose(player.id)}
                >
                  <span className={player.live ? undefined : styles.preview}>{player.name}</span>
                  <span className={styles.foundPlace}>{formatPosition(position, tied)}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Above the table: find a player, what is filtered, the file, the Trophy Room. */
export function Toolbar({ ranked, filters, names, onFind, onClearFilter, onDownload, children }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <FindPlayer ranked={ranked} onFind={onFind} />
      <div className={styles.chips}>
        {FILTER_KINDS.map((kind) => {
          const words = filterWords(filters, kind, names);
          if (words === null) return null;
          return (
            <button key={kind} type="button" className={styles.chip} onClick={() => onClearFilter(kind)}>
              <VisuallyHidden>Remove filter:</VisuallyHidden> {words}
              <X aria-hidden size={14} />
            </button>
          );
        })}
        {children}
      </div>
      <Button onClick={onDownload} aria-label="Download CSV" title="Download CSV">
        <Download aria-hidden size={18} />
        <span className={styles.wide}>CSV</span>
      </Button>
      <Button
        kind="primary"
        data-event="trophy-room"
        onClick={() => intents.emit('trophy-room/open', { playerId: DEFAULT_ROOM })}
      >
        Trophy Room
      </Button>
    </div>
  );
}

import type { Player } from '@golf/shared/api';
import type { Ranked } from '@golf/shared/handicap';
import { lateImport } from '@golf/shared/late';
import { SearchField, Status, useLateCombobox } from '@golf/shared/ui';
import { useDeferredValue, useMemo, type FocusEvent, type KeyboardEvent } from 'react';
import { findPlayers } from '../view/find-players.ts';
import styles from './FindPlayer.module.css';

export interface FindPlayerProps {
  /** The whole table, best first. */
  ranked: readonly Ranked<Player>[];
  onFind: (playerId: number) => void;
  /** Accessible name, for pages with several fields. */
  label?: string;
  placeholder?: string;
  /** Message while the player list is loading. */
  waiting?: string | null;
}

/** From this table length on, the typed letter is painted before the matches. */
const LONG = 1000;

/** At such large fonts three players fill the window, so the field scrolls to the top to make space for the list. */
const LARGE_LETTERS = '(max-width: 18.99em)';

const suggestions = lateImport(() => import('./PlayerSuggestions.tsx'));

const nobody = (text: string) => `No player called “${text}” yet.`;

/**
 * Finds a player by name. The list of suggestions is a separate chunk, loaded when the field takes the focus. Until
 * then, and if the chunk fails to load, Enter opens the best match.
 */
export function FindPlayer({
  ranked,
  onFind,
  label = 'Find a player',
  placeholder = 'Find a player',
  waiting,
}: FindPlayerProps) {
  const { box, text, setText, load, suggestions: late, plainField } = useLateCombobox(suggestions);
  // In a long table the field shows the typed text at once; the matches follow.
  const typed = useDeferredValue(text);
  const sought = ranked.length > LONG ? typed : text;
  const found = useMemo(() => findPlayers(ranked, sought), [ranked, sought]);
  const best = found[0]?.player;
  const empty = waiting ?? nobody(sought);
  const hasHint = text !== '' && sought !== '';

  const onFocus = ({ currentTarget }: FocusEvent) => {
    load();
    if (globalThis.matchMedia?.(LARGE_LETTERS).matches) currentTarget.scrollIntoView({ block: 'start' });
  };

  const choose = (playerId: number) => {
    setText('');
    onFind(playerId);
  };
  const chooseBest = () => {
    const [first] = findPlayers(ranked, text);
    if (first) choose(first.player.id);
  };
  const onPlainKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') chooseBest();
    if (event.key === 'Escape') setText('');
  };
  const common = {
    label,
    placeholder,
    enterKeyHint: 'go',
    type: 'text',
    boxClassName: styles.field,
    onClear: () => setText(''),
  } as const;
  return (
    <div
      ref={box}
      className={styles.find}
      onFocus={onFocus}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setText('')}
    >
      {late ? (
        <late.PlayerSuggestions
          text={text}
          onText={setText}
          found={found}
          foundFor={sought}
          ranked={ranked}
          onChooseBest={chooseBest}
          empty={empty}
          onChoose={choose}
          container={box}
          field={<SearchField {...common} />}
        />
      ) : (
        <>
          <SearchField {...common} {...plainField} onKeyDown={onPlainKeyDown} />
          <Status message={hasHint ? (best ? `Enter opens ${best.name}` : empty) : undefined} typed={text} />
          {hasHint && (
            <p aria-hidden className={styles.hint}>
              {best ? (
                <>
                  Enter opens <span className={best.live ? undefined : styles.preview}>{best.name}</span>
                </>
              ) : (
                empty
              )}
            </p>
          )}
        </>
      )}
    </div>
  );
}

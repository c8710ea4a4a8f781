import type { Player } from '@golf/shared/api';
import { closestName } from '@golf/shared/search';
import { formatPosition, plain, suggestPlayer } from '@golf/shared/format';
import type { Ranked } from '@golf/shared/handicap';
import { Suggestions } from '@golf/shared/suggestions';
import { PlayerFace } from '@golf/shared/ui';
import Mail from 'lucide-react/icons/mail';
import { useMemo, type ReactElement, type RefObject } from 'react';
import { foundBy } from '../view/find-players.ts';
import styles from './PlayerSuggestions.module.css';

export interface PlayerSuggestionsProps {
  text: string;
  onText: (text: string) => void;
  /** Players that match the text, the best match first. */
  found: readonly Ranked<Player>[];
  /** The text of the matches, which may lag behind the field. */
  foundFor: string;
  /** The whole table, to suggest players for a misspelt name. */
  ranked: readonly Ranked<Player>[];
  /** Message without a match. */
  empty: string;
  onChoose: (playerId: number) => void;
  /** Opens the best match of the current text. */
  onChooseBest: () => void;
  /** Contains the list: focus moves between field and list stay inside it. */
  container: RefObject<HTMLElement | null>;
  /** The text field, which becomes a combobox. */
  field: ReactElement;
}

/** The players with the closest names to a misspelt one. */
function closestTo(typed: string, ranked: readonly Ranked<Player>[]): Ranked<Player>[] {
  const announced = ranked.filter(({ player }) => player.live);
  const name = closestName(
    typed,
    announced.map(({ player }) => player.name),
  );
  return announced.filter(({ player }) => player.name === name).slice(0, 1);
}

/** A name with the matching letters in bold, preferably at the start of a word. */
function FoundName({ name, sought }: { name: string; sought: string }) {
  const inWord = plain(name).indexOf(sought);
  // Both strings get a leading blank, so that a match at the very start counts as a word start.
  const atWord = ` ${plain(name)}`.indexOf(` ${sought}`);
  const at = atWord === -1 ? inWord : atWord;
  // Without accents a name may have fewer letters, so the position of the match is unknown.
  if (at === -1 || plain(name).length !== name.length) return name;
  const end = at + sought.length;
  return (
    <>
      {name.slice(0, at)}
      <b>{name.slice(at, end)}</b>
      {name.slice(end)}
    </>
  );
}

function ByChannel({ name, sought }: { name: string | null; sought: string }) {
  return (
    name !== null && (
      <span className={styles.channel}>
        <FoundName name={name} sought={sought} />
      </span>
    )
  );
}

/** Suggests players while a name is typed. Enter opens the highlighted one, at first the best match. */
export function PlayerSuggestions(props: PlayerSuggestionsProps) {
  const { text, onText, found, foundFor, ranked, empty, onChoose, onChooseBest, container, field } = props;
  const isMisspelt = found.length === 0 && foundFor !== '';
  const meant = useMemo(() => (isMisspelt ? closestTo(foundFor, ranked) : []), [isMisspelt, foundFor, ranked]);
  const items = isMisspelt ? meant : found;
  const sought = plain(foundFor.trim());
  return (
    <Suggestions
      label="Players"
      text={text}
      onText={onText}
      groups={items.length > 0 ? [{ title: null, items }] : []}
      keyOf={({ player }) => player.id}
      nameOf={({ player }) => player.name}
      firstHighlighted
      hasContent={foundFor !== ''}
      status={isMisspelt ? (meant.length > 0 ? `${empty} Did you mean:` : empty) : undefined}
      above={
        meant.length > 0 && (
          <>
            {empty}
            <span className={styles.advice}>Did you mean:</span>
          </>
        )
      }
      empty={
        <>
          {empty}
          {foundFor.length > 1 && ranked.length > 0 && (
            <>
              <span className={styles.advice}>Check the spelling, or try a surname.</span>
              <a className={styles.suggest} href={suggestPlayer(foundFor)}>
                <Mail aria-hidden size={18} /> <span>Email us to add “{foundFor}”</span>
              </a>
            </>
          )}
        </>
      }
      onEnter={() => {
        // The typed text may be ahead of the list, whose default action would open an outdated match.
        if (foundFor === text) return false;
        onChooseBest();
        return true;
      }}
      onChoose={({ player }) => onChoose(player.id)}
      container={container}
      field={field}
    >
      {({ player, position, tied }) => (
        <>
          <PlayerFace src={player.live ? player.profile : null} size={28} isLegend={player.badge_id !== null} />
          <span className={[styles.name, !player.live && styles.preview].filter(Boolean).join(' ')}>
            <FoundName name={player.name} sought={sought} />
          </span>
          <ByChannel name={isMisspelt ? null : foundBy(player, foundFor)} sought={sought} />
          <span className={styles.position}>
            {position !== null && <span className={styles.head}>Pos </span>}
            {formatPosition(position, tied)}
          </span>
        </>
      )}
    </Suggestions>
  );
}

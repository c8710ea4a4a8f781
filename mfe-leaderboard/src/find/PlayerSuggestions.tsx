import { Autocomplete } from '@base-ui/react/autocomplete';
import type { Player } from '@golf/shared/api';
import { closestName } from '@golf/shared/closest-name';
import { formatPosition, plain, suggestPlayer } from '@golf/shared/format';
import type { Ranked } from '@golf/shared/handicap';
import { PlayerFace, SettledStatus } from '@golf/shared/ui';
import Mail from 'lucide-react/icons/mail';
import { useMemo, useState, type ReactElement, type RefObject } from 'react';
import { foundBy } from '../view/find-players.ts';
import styles from './PlayerSuggestions.module.css';

export interface PlayerSuggestionsProps {
  text: string;
  onText: (text: string) => void;
  /** Players that match the text, the best match first. */
  found: readonly Ranked<Player>[];
  /** The text that they match: what was typed just now may be ahead of it. */
  foundFor: string;
  /** The whole table, to look for whom a misspelt name may have meant. */
  ranked: readonly Ranked<Player>[];
  /** Says that nobody matches. */
  empty: string;
  onChoose: (playerId: number) => void;
  /** Chooses the best match of the text as it is now. */
  onChooseBest: () => void;
  /** Holds the list: the focus moving between field and list stays inside it. */
  container: RefObject<HTMLElement | null>;
  /** The text field, which becomes a combobox. */
  field: ReactElement;
}

/** Who matches nobody is told so once typing has paused, not at every letter. */
const SILENT = { role: undefined, 'aria-live': 'off' } as const;

/** Whoever has the name that is closest to a misspelt one. */
function closestTo(typed: string, ranked: readonly Ranked<Player>[]): Ranked<Player>[] {
  const announced = ranked.filter(({ player }) => player.live);
  const name = closestName(
    typed,
    announced.map(({ player }) => player.name),
  );
  return announced.filter(({ player }) => player.name === name).slice(0, 1);
}

/** A name in which the letters that were looked for are bold: where a word begins with them, there. */
function FoundName({ name, sought }: { name: string; sought: string }) {
  const inWord = plain(name).indexOf(sought);
  // The blank before the name is one more, and so is the one before the word.
  const atWord = ` ${plain(name)}`.indexOf(` ${sought}`);
  const at = atWord === -1 ? inWord : atWord;
  // Without its accents a name may have fewer letters: which of them were meant is not known then.
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

/** A combobox that suggests players while a name is typed. Enter opens the highlighted one, at first the best match. */
export function PlayerSuggestions(props: PlayerSuggestionsProps) {
  const { text, onText, found, foundFor, ranked, empty, onChoose, onChooseBest, container, field } = props;
  // Something may have been typed before the list was there.
  const [isOpen, setOpen] = useState(true);
  const isMisspelt = found.length === 0 && foundFor !== '';
  const meant = useMemo(() => (isMisspelt ? closestTo(foundFor, ranked) : []), [isMisspelt, foundFor, ranked]);
  const open = isOpen && text !== '' && foundFor !== '';
  return (
    <Autocomplete.Root
      items={isMisspelt ? meant : found}
      filter={null}
      autoHighlight="always"
      value={text}
      // A press on an item would write its name into the field: the choice empties it instead.
      onValueChange={(value, { reason }) => reason !== 'item-press' && onText(value)}
      itemToStringValue={({ player }: Ranked<Player>) => player.name}
      open={open}
      onOpenChange={setOpen}
    >
      <Autocomplete.Input
        render={field}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || foundFor === text || event.nativeEvent.isComposing) return;
          // Faster than the list, which would open whom it still shows.
          event.preventBaseUIHandler();
          onChooseBest();
        }}
      />
      <SettledStatus
        message={open && isMisspelt ? (meant.length > 0 ? `${empty} Did you mean:` : empty) : undefined}
        typed={text}
      />
      <Autocomplete.Portal container={container}>
        <Autocomplete.Positioner
          className={styles.positioner}
          sideOffset={4}
          align="start"
          alignOffset={-1}
          collisionPadding={8}
        >
          <Autocomplete.Popup className={styles.popup}>
            <Autocomplete.Empty className={styles.empty} {...SILENT}>
              {empty}
              {foundFor.length > 1 && ranked.length > 0 && (
                <>
                  <span className={styles.advice}>Check the spelling, or try a surname.</span>
                  <a className={styles.suggest} href={suggestPlayer(foundFor)}>
                    <Mail aria-hidden size={18} /> <span>Email us to add “{foundFor}”</span>
                  </a>
                </>
              )}
            </Autocomplete.Empty>
            {meant.length > 0 && (
              <div className={styles.empty}>
                {empty}
                <span className={styles.advice}>Did you mean:</span>
              </div>
            )}
            <Autocomplete.List aria-label="Players">
              {(entry: Ranked<Player>) => (
                <Autocomplete.Item
                  key={entry.player.id}
                  value={entry}
                  className={styles.item}
                  onClick={() => onChoose(entry.player.id)}
                >
                  <PlayerFace
                    src={entry.player.live ? entry.player.profile : null}
                    size={28}
                    isLegend={entry.player.badge_id !== null}
                  />
                  <span className={[styles.name, !entry.player.live && styles.preview].filter(Boolean).join(' ')}>
                    <FoundName name={entry.player.name} sought={plain(foundFor.trim())} />
                  </span>
                  <ByChannel
                    name={isMisspelt ? null : foundBy(entry.player, foundFor)}
                    sought={plain(foundFor.trim())}
                  />
                  <span className={styles.position}>
                    {entry.position !== null && <span className={styles.head}>Pos </span>}
                    {formatPosition(entry.position, entry.tied)}
                  </span>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}

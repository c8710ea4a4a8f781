import { Autocomplete } from '@base-ui/react/autocomplete';
import type { Player } from '@golf/shared/api';
import { closestName } from '@golf/shared/search';
import { formatPosition, plain, suggestPlayer } from '@golf/shared/format';
import type { Ranked } from '@golf/shared/handicap';
import { PlayerFace, Status } from '@golf/shared/ui';
import Mail from 'lucide-react/icons/mail';
import { useMemo, useState, type ReactElement, type RefObject } from 'react';
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

/** The message without a match is announced once typing has paused, not at every letter. */
const SILENT = { role: undefined, 'aria-live': 'off' } as const;

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

/** A combobox that suggests players while a name is typed. Enter opens the highlighted one, at first the best match. */
export function PlayerSuggestions(props: PlayerSuggestionsProps) {
  const { text, onText, found, foundFor, ranked, empty, onChoose, onChooseBest, container, field } = props;
  // Open at once: text may have been typed before the chunk loaded.
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
      // By default a press on an item writes its name into the field; here the choice empties the field.
      onValueChange={(value, { reason }) => reason !== 'item-press' && onText(value)}
      itemToStringValue={({ player }: Ranked<Player>) => player.name}
      open={open}
      onOpenChange={setOpen}
    >
      <Autocomplete.Input
        render={field}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || foundFor === text || event.nativeEvent.isComposing) return;
          // The typed text may be ahead of the list, whose default action would open an outdated match.
          event.preventBaseUIHandler();
          onChooseBest();
        }}
      />
      <Status
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

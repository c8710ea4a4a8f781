import { Combobox } from '@base-ui/react/combobox';
import type { CabinetPlayer } from '@golf/shared/api';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type RefObject } from 'react';
import { groupPlayers, type PlayerGroup } from './choose-room.ts';
import { plaqueName } from './short-names.ts';
import { Card } from '@golf/shared/ui';
import styles from './PlayerSelect.module.css';

export interface PlayerSelectProps {
  fieldRef: RefObject<HTMLDivElement | null>;
  players: readonly CabinetPlayer[];
  player: CabinetPlayer | undefined;
  /** Whether the field is disabled, because the players failed to load. */
  off: boolean;
  onChoose: (player: CabinetPlayer) => void;
  layer: RefObject<HTMLElement | null>;
}

/** Chooses the player of the room: a searchable dropdown, legends first. */
export function PlayerSelect({ fieldRef, players, player, off, onChoose, layer }: PlayerSelectProps) {
  const id = useId();
  return (
    <Combobox.Root
      items={groupPlayers(players)}
      disabled={off}
      value={player ?? null}
      onValueChange={(chosen: CabinetPlayer | null) => chosen && onChoose(chosen)}
      itemToStringLabel={plaqueName}
      isItemEqualToValue={(a: CabinetPlayer, b: CabinetPlayer) => a.id === b.id}
    >
      <div ref={fieldRef} className={styles.field} data-off={off || undefined}>
        <label htmlFor={id} className={styles.label}>
          Player
        </label>
        <Combobox.InputGroup className={styles.group}>
          <Combobox.Input
            id={id}
            className={styles.input}
            placeholder={off ? 'Players unavailable' : 'Search players'}
          />
          <Combobox.Trigger className={styles.trigger} aria-label="Show all players">
            <ChevronDown aria-hidden />
          </Combobox.Trigger>
        </Combobox.InputGroup>
      </div>
      <Combobox.Portal container={layer}>
        <Combobox.Positioner className={styles.positioner} sideOffset={4}>
          <Card as={Combobox.Popup} look="floating" className={styles.popup}>
            <Combobox.Empty className={styles.empty}>No player by that name.</Combobox.Empty>
            <Combobox.List className={styles.list}>
              {(group: PlayerGroup) => (
                <Combobox.Group key={group.label} items={group.items} className={styles.players}>
                  <Combobox.GroupLabel className={styles.heading}>{group.label}</Combobox.GroupLabel>
                  <Combobox.Collection>
                    {(item: CabinetPlayer) => (
                      <Combobox.Item
                        key={`${group.label}-${item.id}`}
                        value={item}
                        className={styles.player}
                        data-event={`trophy-dropdown-${item.id}`}
                      >
                        <span className={item.live ? undefined : styles.preview}>{item.name}</span>
                      </Combobox.Item>
                    )}
                  </Combobox.Collection>
                </Combobox.Group>
              )}
            </Combobox.List>
          </Card>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

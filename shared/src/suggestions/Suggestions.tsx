import { Autocomplete } from '@base-ui/react/autocomplete';
import { useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { Status } from '../ui/Status.tsx';
import styles from './Suggestions.module.css';

export interface SuggestionGroup<Item> {
  /** Heading; null: none. */
  title: string | null;
  items: readonly Item[];
}

export interface SuggestionsProps<Item> {
  /** Accessible name of the list: "Players". */
  label: string;
  text: string;
  onText: (text: string) => void;
  groups: readonly SuggestionGroup<Item>[];
  keyOf: (item: Item) => string | number;
  nameOf: (item: Item) => string;
  /** Highlights the first item from the start, so that Enter chooses it. */
  firstHighlighted?: boolean;
  /** Whether there is anything to show for the text. */
  hasContent: boolean;
  /** Above the list. */
  above?: ReactNode;
  /** In place of the list without an item. */
  empty: ReactNode;
  /** Below the list. */
  below?: ReactNode;
  /** Announcement once typing has paused. */
  status: string | undefined;
  /** Called for Enter before the list reacts. True: handled. */
  onEnter?: () => boolean;
  onChoose: (item: Item) => void;
  /** Contains the list: focus moves between field and list stay inside it. */
  container: RefObject<HTMLElement | null>;
  /** The text field, which becomes a combobox. */
  field: ReactElement;
  /** Element of an item, such as a link. Default: a div. */
  elementOf?: (item: Item) => ReactElement;
  children: (item: Item) => ReactNode;
}

/** Messages in the list are announced once typing has paused, not at every letter. */
const SILENT = { role: undefined, 'aria-live': 'off' } as const;

/** A combobox that suggests items while text is typed. */
export function Suggestions<Item>(props: SuggestionsProps<Item>) {
  const { label, text, onText, groups, keyOf, nameOf, firstHighlighted = false, hasContent } = props;
  const { above, empty, below, status, onEnter, onChoose, container, field, elementOf, children } = props;
  // Open at once: text may have been typed before this code loaded.
  const [isOpen, setOpen] = useState(true);
  const open = isOpen && text !== '' && hasContent;
  return (
    <Autocomplete.Root
      items={groups}
      filter={null}
      autoHighlight={firstHighlighted && 'always'}
      value={text}
      // By default a press on an item writes its name into the field; here the choice empties the field.
      onValueChange={(value, { reason }) => reason !== 'item-press' && onText(value)}
      itemToStringValue={nameOf}
      open={open}
      onOpenChange={setOpen}
    >
      <Autocomplete.Input
        render={field}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && onEnter?.()) event.preventBaseUIHandler();
        }}
      />
      <Status message={open ? status : undefined} typed={text} />
      <Autocomplete.Portal container={container}>
        <Autocomplete.Positioner
          className={styles.positioner}
          sideOffset={4}
          align="start"
          alignOffset={-1}
          collisionPadding={8}
        >
          <Autocomplete.Popup className={styles.popup}>
            <Autocomplete.Empty className={styles.message} {...SILENT}>
              {empty}
            </Autocomplete.Empty>
            {above && <div className={styles.message}>{above}</div>}
            <Autocomplete.List aria-label={label}>
              {({ title, items }: SuggestionGroup<Item>) => (
                <Autocomplete.Group key={title} items={items} className={title === null ? styles.unnamed : undefined}>
                  {title !== null && (
                    <Autocomplete.GroupLabel className={styles.heading}>{title}</Autocomplete.GroupLabel>
                  )}
                  <Autocomplete.Collection>
                    {(item: Item) => (
                      <Autocomplete.Item
                        key={keyOf(item)}
                        value={item}
                        className={styles.item}
                        render={elementOf?.(item)}
                        onClick={() => onChoose(item)}
                      >
                        {children(item)}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
            {below && <div className={styles.message}>{below}</div>}
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}

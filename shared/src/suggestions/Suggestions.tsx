import { Autocomplete } from '@base-ui/react/autocomplete';
import { memo, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { Status } from '../ui/Status.tsx';
import styles from './Suggestions.module.css';

export interface SuggestionGroup<Item> {
  [key: string]: unknown;
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
  elementOf?: ((item: Item) => ReactElement) | undefined;
  children: (item: Item) => ReactNode;
}

/** Messages in the list are announced once typing has paused, not at every letter. */
const SILENT = { role: undefined, 'aria-live': 'off' } as const;

interface RowsProps<Item> extends Pick<SuggestionsProps<Item>, 'keyOf' | 'elementOf' | 'onChoose' | 'children'> {
  group: SuggestionGroup<Item>;
}

/** Items of a group. */
function AllRows<Item>({ group: { title, items }, keyOf, elementOf, onChoose, children }: RowsProps<Item>) {
  return (
    <Autocomplete.Group items={items} className={title === null ? styles.unnamed : undefined}>
      {title !== null && <Autocomplete.GroupLabel className={styles.heading}>{title}</Autocomplete.GroupLabel>}
      {/* No Autocomplete.Collection, which renders at each letter. */}
      {items.map((item) => (
        <Autocomplete.Item
          key={keyOf(item)}
          value={item}
          className={styles.item}
          render={elementOf?.(item)}
          onClick={() => onChoose(item)}
        >
          {children(item)}
        </Autocomplete.Item>
      ))}
    </Autocomplete.Group>
  );
}

/** Rows render for other items only, not for each letter. Cast: `memo` drops the type parameter. */
const Rows = memo(AllRows, ({ group: before, ...old }, { group, ...props }) => {
  const isSame = (key: string) => old[key as keyof typeof old] === props[key as keyof typeof props];
  return (
    before.title === group.title &&
    before.items.length === group.items.length &&
    before.items.every((item, index) => item === group.items[index]) &&
    Object.keys(props).every(isSame)
  );
}) as typeof AllRows;

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
      filteredItems={groups}
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
              {(group: SuggestionGroup<Item>) => (
                <Rows key={group.title} group={group} {...{ keyOf, elementOf, onChoose }}>
                  {children}
                </Rows>
              )}
            </Autocomplete.List>
            {below && <div className={styles.message}>{below}</div>}
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}

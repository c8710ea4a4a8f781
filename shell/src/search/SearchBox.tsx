import { lateImport } from '@golf/shared/late';
import { ROUTES } from '@golf/shared/pages';
import { searchPath } from '@golf/shared/routes';
import { LONGEST_QUERY, queryOf } from '@golf/shared/search';
import { SearchField, useHydrated, useLateCombobox } from '@golf/shared/ui';
import { useCallback, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Letters of a form without scripts; the page of the search says when they are too many. */
const LONGEST_SENT = 1000;

const list = lateImport(() => import('./SearchList.tsx'));

interface SearchBoxProps {
  /** Accessible name of the landmark, which a page has two of. */
  landmark: string;
  /** Accessible name of the field. */
  label: string;
  placeholder: string;
  initial?: string;
  fieldClassName?: string | undefined;
  /** Called when a page is opened. */
  onDone?: () => void;
}

/**
 * Searches the site. Without scripts it is a form; with them Enter opens the same page, and the list of results loads when
 * the field takes the focus.
 */
export function SearchBox({ landmark, label, placeholder, initial = '', fieldClassName, onDone }: SearchBoxProps) {
  const navigate = useNavigate();
  const { box, text, setText, load, suggestions: late, plainField } = useLateCombobox(list, initial);
  const isHydrated = useHydrated();
  const done = useCallback(() => {
    setText(initial);
    onDone?.();
  }, [initial, onDone, setText]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const query = queryOf(text);
    if (query === '' || query.length > LONGEST_QUERY) return;
    void navigate(searchPath(query));
    done();
  };
  const common = {
    label,
    placeholder,
    name: 'q',
    enterKeyHint: 'search',
    'aria-keyshortcuts': '/',
    // Sent by the browser itself, more letters would make an address that no server reads.
    maxLength: isHydrated ? undefined : LONGEST_SENT,
    boxClassName: fieldClassName,
    onClear: () => setText(''),
  } as const;
  return (
    <form role="search" aria-label={landmark} action={ROUTES.search} onSubmit={onSubmit}>
      <div ref={box} onFocus={load}>
        {late ? (
          <late.SearchList
            text={text}
            onText={setText}
            container={box}
            onDone={done}
            field={<SearchField {...common} />}
          />
        ) : (
          <SearchField {...common} {...plainField} />
        )}
      </div>
      {/* Enter submits a form with several inputs only by its button; the combobox adds an input. */}
      <button hidden>Search</button>
    </form>
  );
}

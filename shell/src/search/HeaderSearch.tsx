import { ROUTES } from '@golf/shared/pages';
import { endEarly } from '@golf/shared/platform';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconButton, IconLink } from '../controls/IconButton.tsx';
import styles from './HeaderSearch.module.css';
import { SearchBox } from './SearchBox.tsx';

/** Elements in which "/" is text. */
const EDITABLE = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** The field of the header; on narrow screens a button that opens it over the header. */
export function HeaderSearch() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLAnchorElement>(null);

  const enter = () => {
    // In the same task: phones open the keyboard only within a press.
    flushSync(() => setOpen(true));
    endEarly();
    box.current?.querySelector('input')?.focus();
  };
  const leave = () => {
    setOpen(false);
    const field = box.current?.querySelector('input');
    if (document.activeElement === field) field?.blur();
    button.current?.focus();
  };
  const onShortcut = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return;
    if (target instanceof Element && target.closest(EDITABLE)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    enter();
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => onShortcut(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const onPress = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    enter();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The first Escape closes the list.
    if (event.key === 'Escape' && !event.currentTarget.querySelector('[aria-expanded="true"]')) leave();
  };
  return (
    <>
      <span className={styles.button}>
        <IconLink
          ref={button}
          label="Search"
          icon={Search}
          href={ROUTES.search}
          aria-expanded={open}
          data-event="search"
          onClick={onPress}
        />
      </span>
      {/* Key and blur events bubble from the field. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={box}
        className={styles.box}
        data-over={open || undefined}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget, relatedTarget }) =>
          relatedTarget && !currentTarget.contains(relatedTarget) && setOpen(false)
        }
      >
        <span className={styles.close}>
          <IconButton label="Close search" icon={ArrowLeft} onClick={leave} />
        </span>
        <SearchBox
          landmark="Site"
          label="Search the site"
          placeholder="Search"
          fieldClassName={styles.field}
          onDone={() => setOpen(false)}
        />
      </div>
    </>
  );
}

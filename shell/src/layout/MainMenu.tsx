import { Card } from '@golf/shared/ui';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { DIALOGS, type DialogName } from '../dialogs/dialog-names.ts';
import { closeWhenLeft } from '../controls/close-when-left.ts';
import { IconButton } from '../controls/IconButton.tsx';
import styles from './MainMenu.module.css';
import { FURTHER_PLACES, PLACES } from './places.ts';
import { nextItem } from './roving.ts';

interface MainMenuProps {
  onOpenDialog: (name: DialogName) => void;
}

/** Visible items: a wide screen hides those that are in its header. */
const itemsOf = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>('a, button')].filter((item) => item.checkVisibility?.() ?? true);

/**
 * The burger menu: main pages, secondary pages and, on a phone, the dialogs that do not fit into the header. The
 * browser closes the menu on a click outside and on Escape, and restores the focus. The menu also closes when the focus
 * leaves it.
 */
export function MainMenu({ onOpenDialog }: MainMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => menu.current?.hidePopover();

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!menu.current) return;
    const items = itemsOf(menu.current);
    const next = nextItem(event.key, items.indexOf(document.activeElement as HTMLElement), items.length); // -1: none
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };
  const onToggle = ({ newState }: ToggleEvent) => {
    setIsOpen(newState === 'open');
    if (newState === 'open' && menu.current) itemsOf(menu.current)[0]?.focus();
  };
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    menu.current?.showPopover();
  };

  return (
    <>
      <IconButton
        label="Menu"
        icon={isOpen ? X : Menu}
        popoverTarget="main-menu"
        data-event="menu"
        onKeyDown={onButtonKey}
      />
      {/* Key events bubble from the links inside. */}
      <Card
        look="floating"
        ref={menu}
        id="main-menu"
        popover="auto"
        className={styles.menu}
        onKeyDown={onKeyDown}
        onToggle={onToggle}
        onBlur={closeWhenLeft}
      >
        <nav aria-label="Main">
          {PLACES.map(([path, label]) => (
            <NavLink key={path} to={path} end className={styles.place ?? ''} onClick={close}>
              {label}
            </NavLink>
          ))}
        </nav>
        <nav aria-label="Further" className={styles.further}>
          {FURTHER_PLACES.map(([path, label]) => (
            <NavLink key={path} to={path} className={`${styles.place} ${styles.quiet}`} onClick={close}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div role="group" aria-label="More" className={styles.more}>
          {DIALOGS.map(({ name, icon: Icon, event }) => (
            <button
              key={name}
              type="button"
              className={styles.extra}
              data-event={event}
              onClick={() => {
                close();
                onOpenDialog(name);
              }}
            >
              <Icon aria-hidden />
              {name}
            </button>
          ))}
        </div>
      </Card>
    </>
  );
}

import { lazyPart } from '@golf/shared/platform';
import { Card } from '@golf/shared/ui';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { DIALOGS, type DialogName } from '../dialogs/dialog-names.ts';
import type { DialogsProps } from '../dialogs/Dialogs.tsx';
import { Notifications } from '../notifications/Notifications.tsx';
import { HeaderSearch } from '../search/HeaderSearch.tsx';
import { BackToTop } from './BackToTop.tsx';
import styles from './Header.module.css';
import { IconButton } from '../controls/IconButton.tsx';
import { Logo } from './Logo.tsx';
import { MainMenu } from './MainMenu.tsx';
import { HEADER_PLACES } from './places.ts';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useRefresh } from './use-refresh.ts';
import { useTitle } from './use-title.ts';

const Dialogs = lazyPart<DialogsProps>({
  what: 'The dialog',
  load: () => import('../dialogs/Dialogs.tsx'),
  failure: (words, { onClose }) => (
    <Card look="floating" className={styles.failed}>
      {words}
      <IconButton label="Close" icon={X} onClick={onClose} />
    </Card>
  ),
});

/** Page title, shown after the heading has scrolled away. */
function Title() {
  return (
    <p aria-hidden className={styles.title}>
      {useTitle()}
    </p>
  );
}

export function Header() {
  const { busy, refresh } = useRefresh();
  const [dialog, setDialog] = useState<DialogName | null>(null);

  return (
    <>
      <header className={styles.header}>
        <div className={styles.inner}>
          <MainMenu onOpenDialog={setDialog} />
          <Logo onRefresh={refresh} />
          <nav aria-label="Pages" className={styles.pages}>
            {HEADER_PLACES.map(([path, name]) => (
              <NavLink key={path} to={path} end>
                {name}
              </NavLink>
            ))}
          </nav>
          <div className={styles.middle}>
            <Title />
            <HeaderSearch />
          </div>
          <div className={styles.tools}>
            <BackToTop />
            <Notifications />
            {DIALOGS.map(({ name, icon, event }) => (
              <IconButton
                key={name}
                wide
                label={name}
                word={name}
                icon={icon}
                aria-haspopup="dialog"
                data-event={event}
                onClick={() => setDialog(name)}
              />
            ))}
            <ThemeToggle />
            <IconButton
              label="Refresh"
              word="Refresh"
              icon={RefreshCw}
              busy={busy}
              data-event="refresh"
              onClick={refresh}
            />
          </div>
        </div>
        {busy && <div role="progressbar" aria-label="Refreshing" className={styles.loader} />}
      </header>
      {dialog && <Dialogs key={dialog} name={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

import { usePreference } from '@golf/shared/platform';
import { PAGE_MARKS } from '@golf/shared/platform/contract';
import { Button, MembershipLink } from '@golf/shared/ui';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { FOOTER_ID } from './Footer.tsx';
import { AWAY, hiddenUntil, isAway } from './patron-banner.ts';
import styles from './PatronBanner.module.css';

/**
 * Banner above the footer that asks for support. It is in every page's HTML. A script in index.html hides it through an
 * attribute of the document before the first paint, so that the layout does not shift.
 */
export function PatronBanner() {
  const until = usePreference(hiddenUntil);
  useEffect(() => {
    document.documentElement.setAttribute(PAGE_MARKS.patron, isAway(until, Date.now()) ? 'away' : 'here');
  }, [until]);

  const dismiss = () => {
    hiddenUntil.set(Date.now() + AWAY);
    document.getElementById(FOOTER_ID)?.focus({ preventScroll: true });
  };
  return (
    <aside aria-label="Support" className={styles.banner}>
      <div className={styles.inner}>
        <img src="/icon.svg" alt="" width="220" height="220" className={styles.ball} />
        <p className={styles.title}>Somebody watched all these rounds</p>
        <p className={styles.words}>
          If the scoreboard’s worth a coffee to you, a membership keeps it running, ad-free.
        </p>
        <MembershipLink className={styles.join} data-event="membership-banner">
          Become a Patron
        </MembershipLink>
        <Button
          kind="icon"
          className={styles.dismiss}
          aria-label="Dismiss"
          title="Dismiss"
          data-event="banner-dismiss"
          onClick={dismiss}
        >
          <X aria-hidden size={18} />
        </Button>
      </div>
    </aside>
  );
}

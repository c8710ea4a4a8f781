import { SITE } from '@golf/shared/site';
import { LinkButton, MembershipLink } from '@golf/shared/ui';
import Mail from 'lucide-react/icons/mail';
import { Dialog } from './Dialog.tsx';
import styles from './ContactDialog.module.css';
import { SocialLinks } from '../controls/SocialLinks.tsx';

/** How to reach the people behind the site. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Contact" onClose={onClose}>
      <section className={styles.section}>
        <h3>Get in touch</h3>
        <p>A question, or a player we should be tracking? Write to us: a real person answers.</p>
        <LinkButton kind="primary" href={`mailto:${SITE.email}`} data-event="email">
          <Mail aria-hidden size={18} />
          <span className={styles.address}>{SITE.email}</span>
        </LinkButton>
      </section>
      <section className={styles.section}>
        <h3>Become a Patron</h3>
        <p>Patrons keep the scoreboard running, and hold the key to the locked drawers of every Trophy Room.</p>
        <MembershipLink kind="secondary" data-event="membership-contact">
          See what Patrons get
        </MembershipLink>
      </section>
      <section className={styles.section}>
        <h3>Follow on socials</h3>
        <p>New rounds, new courses and the odd argument about gimmies.</p>
        <SocialLinks names={['Instagram', 'TikTok', 'X', 'Reddit']} labelled />
      </section>
    </Dialog>
  );
}

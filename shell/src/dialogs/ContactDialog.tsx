import { SITE } from '@golf/shared/site';
import { MembershipLink } from '@golf/shared/ui';
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
        <p>
          <a href={`mailto:${SITE.email}`} className={styles.link} data-event="email">
            {SITE.email}
          </a>
        </p>
      </section>
      <section className={styles.section}>
        <h3>Become a Patron</h3>
        <p>Members keep the scoreboard running, and hold the key to the locked drawers of every Trophy Room.</p>
        <p>
          <MembershipLink className={styles.link} data-event="membership-contact">
            See the membership
          </MembershipLink>
        </p>
      </section>
      <section className={styles.section}>
        <h3>Follow on socials</h3>
        <p>New rounds, new courses and the odd argument about gimmies.</p>
        <SocialLinks names={['Instagram', 'TikTok', 'X', 'Reddit']} labelled />
      </section>
    </Dialog>
  );
}

import { mailTo, suggestPlayer } from '@golf/shared/format';
import { SITE } from '@golf/shared/site';
import { CopyButton, LinkButton, MembershipLink } from '@golf/shared/ui';
import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import { Dialog } from './Dialog.tsx';
import styles from './ContactDialog.module.css';
import { SocialLinks } from '../controls/SocialLinks.tsx';

/** Common reasons to write, each with a prepared e-mail that asks the usual questions. */
const REASONS = [
  ['Suggest a player', suggestPlayer(), 'suggest'],
  ['Correct a score', mailTo('a score to correct', 'Player:', 'Course and date:', 'What it should say:'), 'correct'],
] as const;

export function ContactDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Contact" onClose={onClose}>
      <section className={styles.section}>
        <h3>Get in touch</h3>
        <p>
          A question, a number that looks wrong, or a new player you’d like to see tracked? Write to us: a&nbsp;real
          person answers.
        </p>
        <div className={styles.mail}>
          <LinkButton kind="primary" href={`mailto:${SITE.email}`} data-event="email">
            <Mail aria-hidden size={18} />
            <span className={styles.address}>{SITE.email}</span>
          </LinkButton>
          <CopyButton text={() => SITE.email} label="Copy address" iconOnly icon={Copy} copied="Address copied" />
        </div>
        <p className={styles.reasons}>
          {REASONS.map(([words, href, event]) => (
            <a key={event} href={href} data-event={`email-${event}`}>
              {words}
            </a>
          ))}
        </p>
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

import { SITE } from '@golf/shared/site';
import { MembershipLink, Term } from '@golf/shared/ui';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { HANDICAP_IN_SHORT } from '../pages/Newcomers.tsx';
import styles from './AboutDialog.module.css';
import { Dialog } from './Dialog.tsx';
import { DifferentialFormula, ExpectedFormula } from './Formulas.tsx';

/** Explains the tracked data and the calculation of the handicap. */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog wide title="About" onClose={onClose}>
      <p className={styles.lead}>{HANDICAP_IN_SHORT}</p>
      <p className={styles.site}>{SITE.name} ranks online video golfers by the rounds we’ve seen on video.</p>
      <h3 className={styles.heading}>What counts</h3>
      <ul className={styles.rules}>
        <li>
          Regular <b>stroke play and match play</b> videos count. Formats that hold the player back are left out: drunk
          challenges, one-club challenges and other non-standard rounds.
        </li>
        <li>
          Rounds <b>off-camera</b> are not included.
        </li>
        <li>
          <b>Gimmies</b> in match play are approximated from the player’s ability.
        </li>
        <li>
          Rounds of <b>fewer than 18 holes</b> are scaled: the <Term of="differential">differential</Term> for the holes
          played is added to an expected differential for the rest.
        </li>
      </ul>
      <h3 className={styles.heading}>How a round becomes a number</h3>
      <p className={styles.rule}>
        From five rounds, a handicap averages all differentials; from nine, the best 8 of the last 20.
      </p>
      <div className={styles.formulas}>
        <DifferentialFormula />
        <ExpectedFormula />
      </div>
      <p className={styles.legend}>
        <i>n</i> is the number of holes played; the factor <i>λ</i> is 0.85 for handicaps of scratch or better, 1.2 for
        all others.
      </p>
      <aside className={styles.support}>
        <HeartHandshake aria-hidden />
        <p>A person watches every round. If you enjoy the results, help us watch the next one.</p>
        <MembershipLink data-event="membership-about">Become a Patron</MembershipLink>
      </aside>
    </Dialog>
  );
}

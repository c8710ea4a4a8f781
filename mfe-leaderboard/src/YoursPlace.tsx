import { followedPreference, lazyPart, usePreference } from '@golf/shared/platform';
import styles from './Leaderboard.module.css';
import { foldedPreference } from './yours/folded.ts';
import { useOffer } from './yours/use-offer.ts';
import type { YoursProps } from './yours/Yours.tsx';

const Yours = lazyPart<YoursProps>({ what: '“Yours”', load: () => import('./yours/Yours.tsx') });

/** The followed players and an offer to follow others, or nothing. Loads on first render. */
export function YoursPlace(props: Omit<YoursProps, 'offer'>) {
  const followed = usePreference(followedPreference);
  const folded = usePreference(foldedPreference);
  const offer = useOffer();
  if (!offer && followed.length === 0) return null;
  return (
    <div className={styles.yours} data-size={offer ? 'offer' : folded ? 'folded' : undefined}>
      <Yours {...props} offer={offer} />
    </div>
  );
}

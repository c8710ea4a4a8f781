import sides from './TwoSides.module.css';

/**
 * A track from the middle to the side of a player, filled as far as that one is ahead. It shows what the figures beside it
 * say.
 * @param share 0 to 1; null: not ahead
 */
export const Lead = ({ share }: { share: number | null }) => (
  <span aria-hidden className={sides.track}>
    {share !== null && <span className={sides.lead} style={{ width: `${Math.max(3, Math.round(100 * share))}%` }} />}
  </span>
);

import sides from './TwoSides.module.css';

/** A bar from the middle towards whoever is ahead. It shows what the figures beside it say. */
export const Lead = ({ share }: { share: number }) => (
  <span aria-hidden className={sides.track}>
    <span className={sides.lead} style={{ width: `${Math.max(3, Math.round(100 * share))}%` }} />
  </span>
);

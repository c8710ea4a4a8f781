import type { CSSProperties } from 'react';
import sides from './TwoSides.module.css';

/**
 * A bar from the middle to the side of the player who is ahead, as long as that one leads. It shows what the figures
 * beside it say.
 * @param share 0 to 1
 */
export const Lead = ({ share }: { share: number }) => (
  <span aria-hidden className={sides.track}>
    <span className={sides.lead} style={{ '--share': share.toFixed(2) } as CSSProperties} />
  </span>
);

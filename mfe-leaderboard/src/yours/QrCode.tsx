import { encode } from 'uqr';
import styles from './Yours.module.css';

/** Margin in modules, as the standard asks for. */
const MARGIN = 4;

export default function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { border: MARGIN });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg role="img" aria-label="QR code of the link" viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <path d={modules.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}

import { REMOTES } from '@golf/shared/platform';
import { useLocation } from 'react-router-dom';
import type { Preview } from '../composition/page.ts';
import styles from './PreviewBanner.module.css';

const NAMES: Readonly<Record<string, string>> = REMOTES;

/** Says that this is not what everyone sees, and leads back to that. */
export function PreviewBanner({ preview: { app, version } }: { preview: Preview }) {
  const { pathname } = useLocation();
  return (
    <aside aria-label="Preview" className={styles.banner}>
      <p>
        Preview of <b>{NAMES[app] ?? 'the shell'}</b> {version}: only you see it.
      </p>
      {/* Another page altogether, not a route of this one. */}
      <a href={pathname}>Leave the preview</a>
    </aside>
  );
}

import { REMOTES } from '@golf/shared/platform';
import { useLocation } from 'react-router-dom';
import type { PreviewedRelease } from '@golf/shared/platform/contract';
import styles from './PreviewBanner.module.css';

const NAMES: Readonly<Record<string, string>> = REMOTES;

/** Tells the visitor that they see a preview, with a link to leave it. */
export function PreviewBanner({ preview: { app, version } }: { preview: PreviewedRelease }) {
  const { pathname } = useLocation();
  return (
    <aside aria-label="Preview" className={styles.banner}>
      <p>
        Preview of <b>{NAMES[app] ?? 'the shell'}</b> {version}: only you see it.
      </p>
      {/* A page load, not a route change: the live page has other releases. */}
      <a href={pathname}>Leave the preview</a>
    </aside>
  );
}

import type { Dates } from '@golf/shared/format';
import { REMOTES } from '@golf/shared/platform';
import { useDates, useHydrated } from '@golf/shared/ui';
import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import type { PreviewedRelease } from '@golf/shared/platform/contract';
import styles from './PreviewBanner.module.css';

const NAMES: Readonly<Record<string, string>> = REMOTES;

/** "This version was rolled back on 21 Nov 2026: it failed on …" */
function warningOf({ at, why }: NonNullable<PreviewedRelease['rolledBack']>, formatDay: Dates['formatDay']): string {
  const day = at === null ? '' : ` on ${formatDay(at)}`;
  return `This version was rolled back${day}${why === null ? '' : `: ${why.replace(/\.$/, '')}`}.`;
}

/**
 * Tells visitors that they see a preview, whether a version was rolled back, and how to leave it. The server's HTML does not
 * contain it.
 */
export function PreviewBanner({ previews }: { previews: readonly PreviewedRelease[] }) {
  const { pathname } = useLocation();
  const { formatDay } = useDates();
  if (!useHydrated()) return null;
  return (
    <aside aria-label="Preview" className={styles.banner}>
      {previews.map(
        ({ app, rolledBack }) =>
          rolledBack && (
            <p key={app} className={styles.warning}>
              {warningOf(rolledBack, formatDay)}
            </p>
          ),
      )}
      <p>
        Preview of{' '}
        {previews.map(({ app, version }, at) => (
          <Fragment key={app}>
            {at > 0 && ' and '}
            <b>{NAMES[app] ?? 'the shell'}</b> {version}
          </Fragment>
        ))}
        : only you see it.
      </p>
      {/* A full page load: the live page uses other releases. */}
      <a href={pathname}>Leave the preview</a>
    </aside>
  );
}

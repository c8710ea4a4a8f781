import { themePreference, usePreference } from '@golf/shared/platform';
import { SITE } from '@golf/shared/site';
import Bug from 'lucide-react/icons/bug';
import Mail from 'lucide-react/icons/mail';
import MoonStar from 'lucide-react/icons/moon-star';
import { useId } from 'react';
import { Dialog } from './Dialog.tsx';
import styles from './SettingsDialog.module.css';

const REPORT = `mailto:${SITE.email}?subject=${encodeURIComponent(`${SITE.name}: an issue`)}`;

/** The visitor's settings, and a link to report an issue. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const dark = usePreference(themePreference) === 'dark';
  const id = useId();
  return (
    <Dialog title="Settings" onClose={onClose}>
      <ul className={styles.settings}>
        <li>
          <label htmlFor={id} className={styles.setting}>
            <MoonStar aria-hidden />
            <span className={styles.words}>
              <span className={styles.name}>Dark mode</span>
              <span className={styles.note}>Easier on the eyes after the 19th hole</span>
            </span>
            <button
              type="button"
              role="switch"
              id={id}
              aria-checked={dark}
              aria-label="Dark Mode"
              className={styles.switch}
              data-event="dark-mode"
              onClick={() => themePreference.set(dark ? 'light' : 'dark')}
            />
          </label>
        </li>
        <li>
          <a href={REPORT} className={styles.setting} data-event="report-issue">
            <Bug aria-hidden />
            <span className={styles.words}>
              <span className={styles.name}>Report an issue</span>
              <span className={`${styles.note} ${styles.address}`}>{SITE.email}</span>
            </span>
            <Mail aria-hidden />
          </a>
        </li>
      </ul>
    </Dialog>
  );
}

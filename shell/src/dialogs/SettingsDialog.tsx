import { countFollowedOnly, themePreference, usePreference } from '@golf/shared/platform';
import { mailTo } from '@golf/shared/format';
import { SITE } from '@golf/shared/site';
import { LinkButton } from '@golf/shared/ui';
import BellRing from 'lucide-react/icons/bell-ring';
import Bug from 'lucide-react/icons/bug';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import MoonStar from 'lucide-react/icons/moon-star';
import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { chooseTheme, followsDevice } from '../composition/device-theme.ts';
import { Dialog } from './Dialog.tsx';
import { SavedChoices } from './SavedChoices.tsx';
import styles from './SettingsDialog.module.css';

interface SwitchProps {
  icon: LucideIcon;
  name: ReactNode;
  note: string;
  /** Accessible name. */
  label: string;
  on: boolean;
  event: string;
  onChange: (on: boolean) => void;
}

function Switch({ icon: Icon, name, note, label, on, event, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={`${styles.setting} ${styles.pressed}`}>
      <Icon aria-hidden />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{note}</span>
      </span>
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={on}
        aria-label={label}
        className={styles.switch}
        data-event={event}
        onClick={() => onChange(!on)}
      />
    </label>
  );
}

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const dark = usePreference(themePreference) === 'dark';
  return (
    <Dialog title="Settings" onClose={onClose}>
      <ul className={styles.settings}>
        <li>
          <Switch
            icon={MoonStar}
            name="Dark Mode"
            note="Easier on the eyes after the 19th hole"
            label="Dark Mode"
            on={dark}
            event="dark-mode"
            onChange={(on) => chooseTheme(on ? 'dark' : 'light')}
          />
        </li>
        <li>
          <Switch
            icon={MonitorSmartphone}
            name="Match this device"
            note="Dark whenever your device is"
            label="Match this device"
            on={usePreference(followsDevice)}
            event="device-theme"
            onChange={(on) => followsDevice.set(on)}
          />
        </li>
        <li>
          <Switch
            icon={BellRing}
            name="Count only players I follow"
            note="On the bell, once you follow somebody"
            label="Count only players I follow"
            on={usePreference(countFollowedOnly)}
            event="count-followed"
            onChange={(on) => countFollowedOnly.set(on)}
          />
        </li>
        <li>
          <SavedChoices />
        </li>
        <li>
          <div className={styles.setting}>
            <Bug aria-hidden />
            <div className={styles.words}>
              <p className={styles.name}>Something off?</p>
              <p className={`${styles.note} ${styles.address}`}>{SITE.email}</p>
            </div>
            <div className={styles.action}>
              <LinkButton href={mailTo('an issue')} data-event="report-issue">
                Report an issue
              </LinkButton>
            </div>
          </div>
        </li>
      </ul>
    </Dialog>
  );
}

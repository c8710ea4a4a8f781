import { createPreference, themePreference, type Theme } from '@golf/shared/platform';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether the theme follows the device. The script in index.html reads it as well. */
export const followsDevice = createPreference('themeFollowsDevice', isBoolean, false);

/** Syncs the theme with the device while `followsDevice` is set. */
export function followDeviceTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    if (followsDevice.get()) themePreference.set(dark.matches ? 'dark' : 'light');
  };
  follow();
  dark.addEventListener('change', follow);
  followsDevice.subscribe(follow);
}

/** Sets the visitor's theme and stops following the device. */
export function chooseTheme(theme: Theme): void {
  followsDevice.set(false);
  themePreference.set(theme);
}

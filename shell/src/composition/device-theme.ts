import { createPreference, themePreference, type Theme } from '@golf/shared/platform';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether the theme is that of the visitor's device. The script in index.html reads it, too. */
export const followsDevice = createPreference('themeFollowsDevice', isBoolean, false);

/** Keeps the theme in step with the device while the visitor wants that. */
export function followDeviceTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    if (followsDevice.get()) themePreference.set(dark.matches ? 'dark' : 'light');
  };
  follow();
  dark.addEventListener('change', follow);
  followsDevice.subscribe(follow);
}

/** Takes the theme that the visitor has chosen, whatever the device's is. */
export function chooseTheme(theme: Theme): void {
  followsDevice.set(false);
  themePreference.set(theme);
}

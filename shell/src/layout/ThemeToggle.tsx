import { themePreference, usePreference } from '@golf/shared/platform';
import MoonStar from 'lucide-react/icons/moon-star';
import { IconButton } from '../controls/IconButton.tsx';
import { chooseTheme } from '../composition/device-theme.ts';

export function ThemeToggle() {
  const dark = usePreference(themePreference) === 'dark';
  return (
    <IconButton
      label="Dark theme"
      word="Theme"
      icon={MoonStar}
      aria-pressed={dark}
      data-event="theme"
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    />
  );
}

import { createPreference } from './preferences.ts';

export type Theme = 'light' | 'dark';

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/** The visitor's theme; light until chosen. */
export const themePreference = createPreference<Theme>('theme', isTheme, 'light');

/** Keeps the page's `data-theme` in step with the preference. @returns a function that stops it */
export function applyTheme(root: HTMLElement): () => void {
  const apply = (theme: Theme) => {
    root.dataset.theme = theme;
  };
  apply(themePreference.get());
  return themePreference.subscribe(apply);
}

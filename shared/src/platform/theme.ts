import { createPreference } from './preferences.ts';

export type Theme = 'light' | 'dark';

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

export const themePreference = createPreference<Theme>('theme', isTheme, 'light');

/** Syncs the page's `data-theme` with the preference. @returns a function that stops the sync */
export function applyTheme(root: HTMLElement): () => void {
  const apply = (theme: Theme) => {
    root.dataset.theme = theme;
  };
  apply(themePreference.get());
  return themePreference.subscribe(apply);
}

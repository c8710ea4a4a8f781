/**
 * Forgets what this browser has stored of the site. Each preference listens for what a browser tells the other tabs when a
 * storage is emptied, and falls back to its default. Where storage is forbidden there is nothing to empty, and the choices
 * of this visit go all the same.
 */
export function forgetChoices(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[area].clear();
    } catch {
      // Forbidden: reading the property throws already.
    }
  }
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

/**
 * Clears the site's browser storage and dispatches the `storage` event that a browser sends to other tabs, so that each
 * preference resets to its default. If storage is forbidden there is nothing to clear, but the choices of this visit
 * are reset.
 */
export function forgetChoices(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[area].clear();
    } catch {
      // Storage is forbidden: even reading the property throws.
    }
  }
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

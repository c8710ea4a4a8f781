/** Holds for which releases this tab has been loaded again. */
const RELOADED_FOR = 'reloadedFor';

/** What Chromium, Firefox and Safari say of a module that cannot be fetched. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed/i;

const ADDRESS = /https?:\/\/[^\s'"]+\.js/;

/** What this page is made of: its import map names every release that it may load. */
const releasesOfPage = () => document.querySelector('script[type="importmap"]')?.textContent ?? '';

function remembered(): string | null {
  try {
    return sessionStorage.getItem(RELOADED_FOR);
  } catch {
    // Without a memory it might go on for ever.
    return null;
  }
}

function remember(releases: string): boolean {
  try {
    sessionStorage.setItem(RELOADED_FOR, releases);
    return remembered() === releases;
  } catch {
    return false;
  }
}

/**
 * Loads the page again if a script of it is gone from the server for good, because an old release was deleted: the
 * page then comes with what is live. At most once for the same releases; a network that is down is no reason.
 * @param error as an `import()` rejects
 * @param address of a script of that release, where the error names none
 */
export async function recoverFromLostChunk(
  error: unknown,
  address?: string,
  reload: () => void = () => location.reload(),
): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  const releases = releasesOfPage();
  const lost = ADDRESS.exec(message)?.[0] ?? address;
  if (!lost || !NOT_FETCHED.test(message) || remembered() === releases) return;
  try {
    const { status } = await fetch(lost, { method: 'HEAD', cache: 'no-store' });
    if ((status === 404 || status === 410) && remember(releases)) reload();
  } catch {
    // The network is down: the script may well be there.
  }
}

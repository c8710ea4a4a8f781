import { headOf, isNotFetched, scriptOf } from '../late/late-import.ts';

/** Key in the session storage: the releases for which this tab has been reloaded. */
const RELOADED_FOR = 'reloadedFor';

/** The releases that this page is made of, as its import map lists them. */
const releasesOfPage = () => document.querySelector('script[type="importmap"]')?.textContent ?? '';

function remembered(): string | null {
  try {
    return sessionStorage.getItem(RELOADED_FOR);
  } catch {
    // Storage is forbidden: see remember().
    return null;
  }
}

/** Whether it could be remembered: without that, the page might be loaded again for ever. */
function remember(releases: string): boolean {
  try {
    sessionStorage.setItem(RELOADED_FOR, releases);
    return remembered() === releases;
  } catch {
    return false;
  }
}

/**
 * Reloads the page if one of its scripts has been deleted from the server together with its release: the new page is
 * made of the live releases. At most once for the same releases, and not because the network is down.
 * @param error as an `import()` rejects
 * @param address of a script of that release, where the error names none
 */
export async function recoverFromLostChunk(
  error: unknown,
  address?: string,
  reload: () => void = () => location.reload(),
): Promise<void> {
  const releases = releasesOfPage();
  const lost = scriptOf(error) ?? address;
  if (!lost || !isNotFetched(error) || remembered() === releases) return;
  try {
    const { status } = await headOf(lost);
    if ((status === 404 || status === 410) && remember(releases)) reload();
  } catch {
    // The network is down: the script may well be there.
  }
}

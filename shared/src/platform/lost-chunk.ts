import { headOf, isNotFetched, scriptOf } from '../late/late-import.ts';

/** Session storage key: the releases for which this tab has been reloaded. */
const RELOADED_FOR = 'reloadedFor';

const releasesOfPage = () => document.querySelector('script[type="importmap"]')?.textContent ?? '';

function remembered(): string | null {
  try {
    return sessionStorage.getItem(RELOADED_FOR);
  } catch {
    // Storage is forbidden: see remember().
    return null;
  }
}

/** Stores the releases. @returns false if storage failed: without the record the page might reload for ever */
function remember(releases: string): boolean {
  try {
    sessionStorage.setItem(RELOADED_FOR, releases);
    return remembered() === releases;
  } catch {
    return false;
  }
}

/**
 * Reloads the page if the server has deleted one of its scripts together with the release: the new page uses the live
 * releases. Reloads at most once for the same releases, and never because the network is down.
 * @param error rejection of an `import()`
 * @param address URL of a script of that release, for an error that names none
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
    // The network is down: the script may still exist.
  }
}

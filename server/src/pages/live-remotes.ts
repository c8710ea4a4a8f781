import type { LiveRemotes } from '@golf/shared/platform/contract';
import { browserPath, type Edition, type Release } from '@golf/release-store';

/** Address of a file of the browser's build; `origin` is "" where the site serves its releases itself. */
export const clientUrl = (origin: string, release: Release, file: string) =>
  `${origin}/releases/${browserPath(release, file)}`;

/** What the browser needs to know to find the remotes. */
export function liveRemotes(live: Edition, releasesOrigin = ''): LiveRemotes {
  return Object.fromEntries(
    [...live.remotes].map(([app, release]) => [
      app,
      {
        version: release.version,
        entry: clientUrl(releasesOrigin, release, release.entry.file),
        styles: Object.fromEntries(
          Object.entries(release.modules).map(([name, { styles }]) => [
            name,
            styles.map((file) => clientUrl(releasesOrigin, release, file)),
          ]),
        ),
      },
    ]),
  );
}

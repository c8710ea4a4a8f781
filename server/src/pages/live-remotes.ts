import type { ExposedName, LiveRemotes } from '@golf/shared/platform/contract';
import { browserPath, type Edition, type Release } from '@golf/release-store';

/** Address of a file of the browser's build; `origin` is "" where the site serves its releases itself. */
export const clientUrl = (origin: string, release: Release, file: string) =>
  `${origin}/releases/${browserPath(release, file)}`;

/**
 * What the browser needs to know to find the remotes.
 * @param slots that the page may import without waiting for a container
 */
export function liveRemotes(live: Edition, releasesOrigin = '', slots: readonly ExposedName[] = []): LiveRemotes {
  const first = new Set<string>(slots);
  return Object.fromEntries(
    [...live.remotes].map(([app, release]) => {
      const urlOf = (file: string) => clientUrl(releasesOrigin, release, file);
      const modules = Object.entries(release.modules);
      const scripts = modules.flatMap(([name, { exposed }]) =>
        exposed !== undefined && first.has(`${app}/${name}`) ? [[name, urlOf(exposed)] as const] : [],
      );
      return [
        app,
        {
          version: release.version,
          entry: urlOf(release.entry.file),
          ...(scripts.length > 0 && { scripts: Object.fromEntries(scripts) }),
          styles: Object.fromEntries(modules.map(([name, { styles }]) => [name, styles.map(urlOf)])),
        },
      ];
    }),
  );
}

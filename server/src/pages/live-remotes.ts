import type { ExposedName, LiveRemotes } from '@golf/shared/platform/contract';
import { browserPath, type Edition, type Release } from '@golf/release-store';

/** URL of a file of the browser build. An empty `origin` is that of the site. */
export const clientUrl = (origin: string, release: Release, file: string) =>
  `${origin}/releases/${browserPath(release, file)}`;

/**
 * Remote locations for the browser.
 * @param slots exposed modules that the page may import without the federation container
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

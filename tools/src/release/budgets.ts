import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ALL_PAGES, slotsOf } from '@golf/shared/pages';
import { browserPath, readPointer, readRelease, type Release } from '@golf/release-store';
import { splitExposed, type ExposedName } from '@golf/shared/platform/contract';
import { presentApps } from '../build/present-apps.ts';
import { kilobytes } from './sizes.ts';

/** Downloads of scripts and style sheets. */
interface Size {
  /** Requested scripts. Style sheets of the first screen are inlined. */
  requests: number;
  /** Transferred bytes: brotli if compressed. */
  bytes: number;
}

/** By app ("shell", "mfe-courses": files of all its modules), and by kind of page ("/courses"). */
export interface Budgets {
  apps: Record<string, Size>;
  routes: Record<string, Size>;
}

/** Exposed modules that each page shows first, in addition to the shell. */
const ROUTES = ALL_PAGES.flatMap(({ page }) => {
  const names = slotsOf(page, page.example).map(({ name }) => name);
  return names.length > 0 ? [[page.path, names] as const] : [];
});

/** Tolerated part of a budget, for small everyday changes. A larger change must be intended. */
const TOLERANCE = 0.02;

/**
 * Scripts and style sheets that a page needs to show the named modules first. Without names: the entry and all modules
 * of the release.
 */
function filesOf(releases: string, release: Release, names?: readonly string[]): string[] {
  const modules = names?.map((name) => {
    const found = release.modules[name];
    if (!found) throw new Error(`${release.app} has no module ${name}`);
    return found;
  });
  const all = [release.entry, ...Object.values(release.modules)];
  // A module that a page can import directly does not need the entry.
  return (modules?.flatMap((module) => (module.exposed === undefined ? [release.entry, module] : [module])) ?? all)
    .flatMap(({ scripts, styles }) => [...scripts, ...styles])
    .map((file) => join(releases, browserPath(release, file)));
}

/** Transferred bytes of a file. Small files have no compressed copy. */
const sent = (path: string) => (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;

function sizeOf(paths: readonly string[]): Size {
  const files = [...new Set(paths)];
  const requests = files.filter((path) => path.endsWith('.js')).length;
  return { requests, bytes: files.reduce((sum, path) => sum + sent(path), 0) };
}

/**
 * Sizes of the live releases.
 * @throws Error when one of them is not in the store
 */
export function measureSizes(releases: string): Budgets {
  const live = Object.entries(readPointer(releases)).map(([app, { version }]) => readRelease(releases, app, version));
  const releaseOf = (app: string) => {
    const release = live.find((one) => one.app === app);
    if (!release) throw new Error(`${app} has not been built: run "npm run build"`);
    return release;
  };
  const apps = live.toSorted((a, b) => (a.app < b.app ? -1 : 1));
  // Apps built elsewhere are measured there.
  const here = presentApps();
  const routeFiles = (modules: readonly ExposedName[]) => {
    const byApp = Map.groupBy(modules, (name) => name.split('/')[0] ?? '');
    return [...byApp].flatMap(([app, names]) =>
      filesOf(
        releases,
        releaseOf(app),
        names.map((name) => name.slice(app.length + 1)),
      ),
    );
  };
  return {
    apps: Object.fromEntries(apps.map((release) => [release.app, sizeOf(filesOf(releases, release))])),
    routes: Object.fromEntries(
      ROUTES.filter(([, names]) => names.every((name) => here.includes(splitExposed(name).remote))).map(
        ([route, modules]) => [route, sizeOf([...filesOf(releases, releaseOf('shell')), ...routeFiles(modules)])],
      ),
    ),
  };
}

const isSame = (size: Size, budget: Size) =>
  size.requests === budget.requests && Math.abs(size.bytes - budget.bytes) <= budget.bytes * TOLERANCE;

/** Files of an app's live release, largest first: "common-4oQmB2xZ.js 21.3 kB". */
export function heaviestFiles(releases: string, app: string): string[] {
  const live = readPointer(releases)[app];
  const paths = live ? filesOf(releases, readRelease(releases, app, live.version)) : [];
  return [...new Set(paths)]
    .map((path) => ({ name: basename(path), bytes: sent(path) }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`);
}

export const sizeOfRelease = (releases: string, release: Release): Size => sizeOf(filesOf(releases, release));

/** Why an app exceeds its budget. Null: within the budget, or no budget. */
export function overBudget({ apps }: Budgets, app: string, size: Size): string | null {
  const budget = apps[app];
  if (!budget || (size.requests <= budget.requests && size.bytes <= budget.bytes * (1 + TOLERANCE))) return null;
  const words = ({ requests, bytes }: Size) => `${kilobytes(bytes)} in ${requests} files`;
  return `${app} weighs ${words(size)}, and budgets.json allows ${words(budget)}.`;
}

/** Converts sizes to budgets. Values within the tolerance stay as written. */
export function budgetsFor(sizes: Budgets, before: Budgets): Budgets {
  const taken = (kind: keyof Budgets) =>
    Object.entries(sizes[kind]).map(([name, size]) => {
      const budget = before[kind][name];
      return [name, budget && isSame(size, budget) ? budget : size] as const;
    });
  return { apps: Object.fromEntries(taken('apps')), routes: Object.fromEntries(taken('routes')) };
}

/** A line per size that differs from its budget; smaller sizes too, so that savings are kept. */
export function differences(budgets: Budgets, sizes: Budgets): string[] {
  return (['apps', 'routes'] as const).flatMap((kind) =>
    [...new Set([...Object.keys(budgets[kind]), ...Object.keys(sizes[kind])])].flatMap((name) => {
      const [budget, size] = [budgets[kind][name], sizes[kind][name]];
      if (!budget) return [`${name} has no budget`];
      if (!size) return [`${name} has a budget and is not there`];
      const words = ({ requests, bytes }: Size) => `${requests} files with ${bytes} bytes`;
      return isSame(size, budget) ? [] : [`${name}: ${words(size)}; the budget says ${words(budget)}`];
    }),
  );
}

import { EXPOSED_NAMES } from '@golf/shared/platform/contract';
import { SHELL } from './apps.ts';
import type { Edition } from './edition.ts';
import type { Release } from './release.ts';

const parts = (version: string) => version.split('.').map(Number);

/** Whether a platform version satisfies a required one: same major, and not older. */
function serves(provided: string, wanted: string): boolean {
  const [major = 0, minor = 0, patch = 0] = parts(provided);
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = parts(wanted);
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
}

const REMEDY =
  'release both together, npm run release -- shell and the app, let each wait for the other with --wait, or build the app with what the shell has.';

/** Reasons why a remote cannot run in a shell, as sentences with a remedy. Empty: compatible. */
function mismatch(remote: Release, shell: Release): string[] {
  const problems: string[] = [];
  if (!serves(shell.platform, remote.platform)) {
    problems.push(
      `${remote.app} ${remote.version} was built with platform ${remote.platform}, and the shell ${shell.version} has ${shell.platform}: ${REMEDY}`,
    );
  }
  if (remote.react !== shell.react) {
    problems.push(
      `${remote.app} ${remote.version} was built with React ${remote.react}, and the shell ${shell.version} brings ${shell.react}: ${REMEDY}`,
    );
  }
  return problems;
}

function namesOf({ app, modules }: Release): string[] {
  const wanted = EXPOSED_NAMES.filter((name) => name.startsWith(`${app}/`)).map((name) => name.slice(app.length + 1));
  const missing = wanted.filter((name) => !(name in modules));
  const unknown = Object.keys(modules).filter((name) => !wanted.includes(name));
  return [
    ...missing.map((name) => `${app} does not expose "${name}": expose it in its vite.config.ts.`),
    ...unknown.map(
      (name) => `${app} exposes "${name}", which is not in shared/src/platform/remotes.ts: name it there.`,
    ),
  ];
}

/**
 * Contract violations of changed releases in their next edition. Empty: compatible.
 * @param released apps that change
 * @param next edition after the change
 */
export function contractProblems(released: readonly string[], next: Edition): string[] {
  const { shell, remotes } = next;
  return [...remotes.values()].flatMap((remote) => {
    const own = released.includes(remote.app);
    const pair = shell && (own || released.includes(SHELL)) ? mismatch(remote, shell) : [];
    return own ? [...namesOf(remote), ...pair] : pair;
  });
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { readConfig } from '@golf/server/config';
import { changeLive } from '@golf/release-store';
import { acceptContract } from '../contract/accept-contract.ts';
import { addRemote, removeRemote } from '../new-remote/change-project.ts';
import { checkUnused, namesOf, NewRemoteError } from '../new-remote/names.ts';

const USAGE = `npm run new -- mfe-scorecards              a remote with a page at /scorecards, in this checkout
  --menu               adds an entry to the menu
  --owner @golf/team   its owner; default: @golf/scorecards
  --elsewhere          its page and name only; the remote is built in its own repository, with "npm run pack"
npm run new -- --remove mfe-scorecards     removes it, with everything in its folder`;

/** Runs a program of the project, and exits if it fails. */
function run(what: string, program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { cwd: PROJECT_ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new NewRemoteError(`${what} failed: see above. Run "${[program, ...args].join(' ')}" again.`);
}

/** Updates generated files: lock file, format, contract reports, builds, and their budgets. */
function settle(app: string, files: readonly string[], isTakenBack = false): void {
  if (files.some((file) => file.startsWith(app))) {
    // Offline: the dependencies of a remote are already installed.
    run('Writing the lock file', 'npm', 'install', '--package-lock-only', '--offline', '--no-audit', '--no-fund');
  }
  const sources = files.filter((file) => /\.tsx?$/.test(file) && existsSync(join(PROJECT_ROOT, file)));
  run('Formatting', join(PROJECT_ROOT, 'node_modules/.bin/oxfmt'), ...sources);
  acceptContract(PROJECT_ROOT, isTakenBack);
  console.log('Building it, and the shell that shows it …');
  for (const [what, ...args] of [
    ['The build', 'tools/src/cli/build.ts'],
    ['Writing down what it weighs', 'tools/src/cli/budgets.ts', '--write'],
  ] as const) {
    run(what, process.execPath, ...args);
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      remove: { type: 'boolean' },
      menu: { type: 'boolean', default: false },
      owner: { type: 'string' },
      elsewhere: { type: 'boolean', default: false },
    },
  });
  const [app, more] = positionals;
  if (app === undefined || more !== undefined) throw new NewRemoteError(USAGE);
  const names = namesOf(app, values.owner ?? null);
  const started = performance.now();
  if (values.remove) {
    const files = removeRemote(PROJECT_ROOT, names);
    const { releases } = readConfig(process.env);
    await changeLive(releases, ({ [app]: _gone, ...others }) => others);
    await rm(join(releases, app), { recursive: true, force: true });
    settle(app, files, true);
    console.log(`${app} is gone, with its releases here: ${files.length} files. Commit all of it together.`);
  } else {
    checkUnused(names);
    const { menu: inMenu, elsewhere } = values;
    const files = addRemote(PROJECT_ROOT, names, { inMenu, elsewhere });
    settle(app, files);
    if (elsewhere) {
      console.log(`The site has a page for ${app} at /${names.slug}, which shows a notice until its first release:
  npm run release -- shell
  npm run pack             what its team builds it with: docs/own-repository.md
Commit all of it together: ${files.length} files, the contract and the budgets.`);
    } else {
      console.log(`${app} is there after ${((performance.now() - started) / 1000).toFixed(0)} s:
  ${app}/src/${names.module}.tsx   begin here
  npm start                        the site, with it at /${names.slug}
  npm run dev -- ${app}    from source, with hot reload
  npm run dev -w ${app}    alone
  npm run release -- ${app}
Commit all of it together: ${files.length} files, the contract, the lock file and the budgets.`);
    }
  }
} catch (error) {
  console.error(error instanceof NewRemoteError ? error.message : error);
  process.exitCode = 1;
}

import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { onTestFinished } from 'vitest';
import { parse } from 'yaml';

/* The workflows, and a machine to run their steps on. */

interface Step {
  name?: string;
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

export interface Job {
  uses?: string;
  with?: Record<string, unknown>;
  steps?: Step[];
}

const FOLDER = join(PROJECT_ROOT, '.github/workflows');
/** All workflows. */
export const texts = globSync('*.yml', { cwd: FOLDER }).map((name) => readFileSync(join(FOLDER, name), 'utf8'));
// GitHub's format.
export const jobs = texts.flatMap((text) => Object.values((parse(text) as { jobs: Record<string, Job> }).jobs));
export const stepNamed = (name: string) =>
  jobs.flatMap(({ steps = [] }) => steps.filter((step) => step.name === name))[0];

export const VERSION = '1.0.0-3f9a0c1b2d';

/** Runs a step of a workflow to the letter, with fake `ssh` (a shell) and `npm` (prints its arguments). */
export async function deploy(step: string, variables: Record<string, string> = {}) {
  const machine = await mkdtemp(join(tmpdir(), 'golf deploy-'));
  onTestFinished(() => rm(machine, { recursive: true, force: true }));
  const store = join(machine, "the team's store");
  const program = async (name: string, script: string) => {
    await writeFile(join(machine, name), `#!/usr/bin/env bash\n${script}\n`);
    await chmod(join(machine, name), 0o755);
  };
  await program('ssh', 'shift; exec bash -c "$*"');
  await program('npm', 'echo "$RELEASES_DIR: $*" > said.txt');
  const staging = join(store, `.unfinished/mfe-courses-${VERSION}-7`);
  await mkdir(staging, { recursive: true });
  await writeFile(join(staging, 'release.json'), 'new');
  const run = () =>
    spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', stepNamed(step)?.run ?? 'exit 9'], {
      cwd: machine,
      encoding: 'utf8',
      env: {
        PATH: [machine, process.env.PATH].join(delimiter),
        HOME: machine,
        HOST: 'golf',
        STORE: store,
        FOLDER: machine,
        APP: 'mfe-courses',
        VERSION,
        SHARE: '10',
        CANARY: 'false',
        ENGINES: 'false',
        LIMIT: '0',
        GITHUB_RUN_ID: '7',
        GITHUB_OUTPUT: join(machine, 'output.txt'),
        GITHUB_STEP_SUMMARY: join(machine, 'summary.md'),
        ...variables,
      },
    });
  return { machine, store, run, program };
}

/** The real command, as `npm run -s release --` runs it. */
export const REAL_RELEASE = `while [ "$1" != -- ]; do shift; done; shift
exec '${process.execPath}' '${join(PROJECT_ROOT, 'tools/src/cli/release.ts')}' "$@"`;

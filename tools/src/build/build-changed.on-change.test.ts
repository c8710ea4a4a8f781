import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeLive, readPointer } from '@golf/release-store';
import { afterAll, expect, test } from 'vitest';
import type { BuildReport } from './build-changed.ts';

const releases = mkdtempSync(join(tmpdir(), 'golf-first-build-'));
afterAll(() => rmSync(releases, { recursive: true }));

/** Its report from a separate process: Vite behaves differently inside a test. */
function build(app: string): BuildReport {
  const { VITEST: _vitest, NODE_ENV: _environment, ...env } = process.env;
  const script = `
    import { buildChanged } from ${JSON.stringify(new URL('./build-changed.ts', import.meta.url).href)};
    console.log(JSON.stringify(await buildChanged(${JSON.stringify(releases)}, () => {}, [${JSON.stringify(app)}])));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' });
  return JSON.parse(said) as BuildReport;
}

test('the first build of an app tells visitors what it is, in the words of its manifest', () => {
  expect(build('mfe-calculator')).toEqual({ built: ['mfe-calculator'], live: ['mfe-calculator'], apps: 1 });
  expect(readPointer(releases)['mfe-calculator']?.changes).toMatchObject([{ said: true, lines: [expect.any(String)] }]);
}, 60_000);

test('an app whose release is there already goes live without being built, and that is reported', async () => {
  build('mfe-calculator');
  expect(build('mfe-calculator')).toEqual({ built: [], live: [], apps: 1 });
  await changeLive(releases, ({ 'mfe-calculator': _calculator, ...others }) => others);
  expect(build('mfe-calculator')).toEqual({ built: [], live: ['mfe-calculator'], apps: 1 });
}, 60_000);

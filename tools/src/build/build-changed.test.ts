import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPointer } from '@golf/release-store';
import { afterAll, expect, test } from 'vitest';

const releases = mkdtempSync(join(tmpdir(), 'golf-first-build-'));
afterAll(() => rmSync(releases, { recursive: true }));

/** In a process of its own: what builds behaves otherwise where it finds itself in a test. */
function build(app: string): void {
  const { VITEST: _vitest, NODE_ENV: _environment, ...env } = process.env;
  const script = `
    import { buildChanged } from ${JSON.stringify(new URL('./build-changed.ts', import.meta.url).href)};
    await buildChanged(${JSON.stringify(releases)}, () => {}, [${JSON.stringify(app)}]);`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { env });
}

test('the first build of an app tells visitors what it is, in the words of its manifest', () => {
  build('mfe-calculator');
  expect(readPointer(releases)['mfe-calculator']?.changes).toMatchObject([{ said: true, lines: [expect.any(String)] }]);
}, 60_000);

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { postgresUnavailableReason } from './unavailable-reason.ts';

test('root is told which folder keeps the user of PostgreSQL out', () => {
  const home = mkdtempSync(join(tmpdir(), 'golf-home-'));
  const checkout = join(home, 'checkout');
  mkdirSync(checkout, { mode: 0o755 });
  expect(postgresUnavailableReason(checkout, true)).toContain(`no other user may enter ${home}: chmod o+x ${home}`);
  expect(postgresUnavailableReason(checkout, false)).toBeNull();
  chmodSync(home, 0o711);
  expect(postgresUnavailableReason(checkout, true)).toBeNull();
});

test('a program that asks keeps its exit code: a failed run must not end with 0', () => {
  const program = `await import(${JSON.stringify(import.meta.resolve('./unavailable-reason.ts'))}); process.exitCode = 3;`;
  expect(spawnSync(process.execPath, ['--input-type=module', '--eval', program]).status).toBe(3);
});

import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { whyNoPostgres } from './own-postgres.ts';

test('root is told which folder keeps the user of PostgreSQL out', () => {
  const home = mkdtempSync(join(tmpdir(), 'golf-home-'));
  const checkout = join(home, 'checkout');
  mkdirSync(checkout, { mode: 0o755 });
  expect(whyNoPostgres(checkout, true)).toContain(`no other user may enter ${home}: chmod o+x ${home}`);
  expect(whyNoPostgres(checkout, false)).toBeNull();
  chmodSync(home, 0o711);
  expect(whyNoPostgres(checkout, true)).toBeNull();
});

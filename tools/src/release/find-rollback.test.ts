import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findRollback } from './find-rollback.ts';

const ROLLBACK = { at: '2026-11-21T10:00:00.000Z', why: 'the cards overlap' };

async function store(pointer: unknown = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'golf-rollback-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'live.json'), JSON.stringify(pointer));
  return folder;
}

/** A site with one page for every address. */
async function site(page: string): Promise<string> {
  const asked = createServer((request, response) =>
    response.end(request.url === '/?preview=mfe-courses@2' ? page : 'There is no release.'),
  );
  await new Promise<void>((resolve) => {
    asked.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void asked.close());
  const address = asked.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const pageOf = (state: unknown) => `<script type="application/json" id="page">${JSON.stringify(state)}</script>`;
const NOBODY = 'http://127.0.0.1:1';

test('the local store knows a rollback', async () => {
  const folder = await store({ 'mfe-courses': { version: '1', rolledBack: [{ version: '2', ...ROLLBACK }] } });
  expect(await findRollback(folder, NOBODY, 'mfe-courses', '2')).toMatchObject(ROLLBACK);
  expect(await findRollback(folder, NOBODY, 'mfe-courses', '1')).toBeNull();
});

test('the site knows its rollback', async () => {
  const there = await site(pageOf({ preview: { app: 'mfe-courses', version: '2', rolledBack: ROLLBACK } }));
  expect(await findRollback(await store(), there, 'mfe-courses', '2')).toEqual(ROLLBACK);
  expect(await findRollback(await store(), there, 'mfe-courses', '3')).toBeNull();
});

test.each([pageOf({ preview: { app: 'mfe-courses', version: '2' } }), pageOf({}), '<p>Another site', ''])(
  'a site without that knowledge blocks nothing (%s)',
  async (page) => expect(await findRollback(await store(), await site(page), 'mfe-courses', '2')).toBeNull(),
);

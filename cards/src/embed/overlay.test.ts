import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSharing } from '../sharing.ts';
import { player, siteOf } from '../testing/site.ts';

const overlayAt = (path: string, ...players: unknown[]) =>
  createSharing(siteOf({ '/api/players': players }), { draw: () => Promise.reject(new Error('not drawn')) })(path);

const textOf = (html: string | undefined) =>
  /<main>([^]*)<\/main>/
    .exec(html ?? '')?.[1]
    ?.replaceAll(/<[^>]+>/g, '')
    .trim();

test.each([
  [-1.4, -0.8, '+1.4\n▲ 0.6 better in 30 days\nPlace 1 of 1'],
  [4.2, 4.1, '4.2\n▼ 0.1 worse in 30 days\nPlace 1 of 1'],
  [4.2, 4.2, '4.2\nUnchanged in 30 days\nPlace 1 of 1'],
  [4.2, null, '4.2\n\nPlace 1 of 1'],
  [null, null, 'N/A\nOn the way\nto a handicap'],
])('an overlay of %s after %s says so', async (handicap, before, words) => {
  const shared = await overlayAt('/overlay/players/14', player(14, 'Ada', handicap, { handicap_30_days_ago: before }));
  expect(textOf(shared?.body.toString())).toBe(words);
});

test('its one script is the one that its policy allows', async () => {
  const shared = await overlayAt('/overlay/players/14', player(14, 'Ada', 1));
  const [, script = ''] = /<script>([^]*)<\/script>/.exec(shared?.body.toString() ?? '') ?? [];
  expect(script).not.toBe('');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(shared?.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'; connect-src 'self';`);
  expect(shared?.cacheControl).toBe('public, max-age=0, must-revalidate');
});

test('it tells neither name nor face of who is not announced, and says who is nobody', async () => {
  const secret = await overlayAt('/overlay/players/14', player(14, 'Somebody Secret', 1, { live: false }));
  expect(secret?.body.toString()).not.toMatch(/Secret|profiles/);
  const nobody = await overlayAt('/overlay/players/99', player(14, 'Ada', 1));
  expect([nobody?.status, textOf(nobody?.body.toString())]).toEqual([404, 'Not on the leaderboard']);
  expect(await overlayAt('/overlay/courses/14')).toBeNull();
});

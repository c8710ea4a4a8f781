import { expectSettled } from '../../support/loaded.ts';
import { expect, test } from '../../support/test.ts';

test('the font comes in parts: what a page has no letter for is not fetched', async ({ site, page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    const [, part] = /\/archivo-([\w-]+?)-wdth-/.exec(request.url()) ?? [];
    if (part !== undefined) fonts.push(part);
  });
  await site.open('/');
  await expectSettled(page);
  expect(fonts).toEqual(['first']);
  await page.getByLabel('Find a player').fill('Niccolò');
  await expect.poll(() => fonts).toEqual(['first', 'latin']);
  await page.getByLabel('Find a player').fill('Łukasz');
  await expect.poll(() => fonts).toEqual(['first', 'latin', 'latin-ext']);
});

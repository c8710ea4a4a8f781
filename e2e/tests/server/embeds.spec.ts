import { expectAccessible } from '../../support/accessible.ts';
import { ON_CHANGE } from '../../support/on-change.ts';
import { expect, test } from '../../support/test.ts';

const EMBEDS = [
  '/embed/players/14',
  '/embed/players/43',
  '/embed/rounds/1132',
  '/embed/courses/1',
  '/embed/compare/5-10',
  '/embed/leaderboard',
  '/embed/leaderboard?country=xx',
];

for (const path of EMBEDS)
  test(`${path} is accessible, light and dark, and small`, ON_CHANGE, async ({ page }) => {
    const bytes: Promise<{ responseBodySize: number }>[] = [];
    page.on('response', (response) => bytes.push(response.request().sizes()));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 500 });
      await page.goto(path);
      await expectAccessible(page, `${path}, ${colorScheme}`);
    }
    const [document] = await Promise.all(bytes);
    expect(document?.responseBodySize).toBeLessThan(14_000);
  });

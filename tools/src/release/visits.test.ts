import { changeLive, createHealth, withLive } from '@golf/release-store';
import { publishFiles } from '@golf/release-store/testing';
import { temporaryFolder } from '@golf/database/testing';
import { expect, test } from 'vitest';
import { showVisits } from './visits.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');

async function store() {
  const releases = await temporaryFolder();
  for (const version of ['1', '2']) {
    await publishFiles(releases, 'shell', version, {});
    await changeLive(releases, (pointer) => withLive(pointer, 'shell', version));
  }
  const shown = () => {
    const lines: string[] = [];
    showVisits(releases, (line) => lines.push(line), NOW);
    return lines.map((line) => line.replaceAll(/ {2,}/g, ' | '));
  };
  return { health: createHealth(releases, () => {}), shown };
}

test('npm run health shows rates by app, release and engine, and the command that takes a bad release back', async () => {
  const { health, shown } = await store();
  expect(shown()).toEqual(['No visit was sampled in the last 8 days.']);
  const visit = health.visited.bind(null, 'shell');
  for (let at = 0; at < 200; at += 1)
    visit('1', '2026-11-28', 'chromium', at < 5 ? ['sampled', 'shifted'] : ['sampled']);
  for (let at = 0; at < 200; at += 1) visit('2', '2026-11-29', 'webkit', ['sampled', 'slowPaint']);
  visit('2', '2026-11-29', 'chromium', ['crashed']);
  await health.save();
  const why = 'slow first screens on 200 of 200 sampled visits today, and on 0 of 200 of 1, live before it';
  expect(shown()).toEqual([
    'app | release | engine | slow first screens | slow answers | layout shifts | long frames | crashes | deprecations',
    'shell | 2 | chromium | – | – | – | – | 1 | 0',
    'shell | 2 | webkit | 100.0 % (200 of 200) | 0.0 % (0 of 200) | – | – | 0 | 0',
    'shell | 1 | chromium | 0.0 % (0 of 200) | 0.0 % (0 of 200) | 2.5 % (5 of 200) | 0.0 % (0 of 200) | 0 | 0',
    `shell 2 turned bad: ${why}. Back: npm run rollback -- shell --why "${why}"`,
  ]);
});

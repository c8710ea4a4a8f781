import { globSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { SUITES, suitesFor } from './calls.ts';

test('a remote calls for its own tests and the pictures, browser tests for their folder, words for nothing', () => {
  expect(suitesFor(['mfe-courses/src/card/Tees.tsx'])).toEqual(['courses', 'pictures']);
  expect(suitesFor(['e2e/tests/shell/theme.spec.ts', 'cards/src/drawing/drawing.ts'])).toEqual(['server', 'shell']);
  expect(suitesFor(['docs/data.md', 'README.md'])).toEqual([]);
});

test('a header of the server may stop pages in one browser only: server and shell call for all engines', () => {
  for (const file of ['server/src/http/headers.ts', 'shell/index.html', 'e2e/engines/visitor.ts'])
    expect(suitesFor([file])).toContain('engines');
});

test('the longest path counts', () => {
  expect(suitesFor(['tools/src/bench/load.ts'])).toEqual([]);
  expect(suitesFor(['tools/src/build/build-app.ts'])).toEqual(['release', 'tools']);
});

test('a file that nobody has thought of calls for everything', () => {
  for (const file of ['shared/src/ui/Button.tsx', 'package.json', 'e2e/support/test.ts', 'e2e/tests/new/a.spec.ts'])
    expect(suitesFor([file])).toEqual(SUITES);
});

test('every folder of browser tests is a suite, and every workspace with unit tests on change', () => {
  const unit = globSync('*/src/**/*.on-change.test.ts', { cwd: PROJECT_ROOT }).map((file) => file.split(sep)[0]);
  expect(unit).not.toEqual([]);
  expect(SUITES).toEqual(expect.arrayContaining([...readdirSync(join(PROJECT_ROOT, 'e2e/tests')), ...unit]));
});

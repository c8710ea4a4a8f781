import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { allTags, promiseList, tagsOf } from './promises.ts';

test('docs/promises.md is what the tests say ("npm run promises" writes it)', () => {
  expect(readFileSync(join(PROJECT_ROOT, 'docs/promises.md'), 'utf8')).toBe(promiseList(allTags()));
});

test('a promise may go on in the next line, and others hold it by its beginning', () => {
  const text =
    '/**\n * @promise Data: One is whole,\n * and stays\n */\ntest(…);\n\n  /** @promise Data: One is … */\n';
  expect(tagsOf('a.test.ts', text)).toEqual([
    { file: 'a.test.ts', text: 'Data: One is whole, and stays' },
    { file: 'a.test.ts', text: 'Data: One is …' },
  ]);
  const list = promiseList([...tagsOf('a.test.ts', text), { file: 'b.test.ts', text: 'Data: One …' }]);
  expect(list).toContain('## Data\n\n- One is whole, and stays. `a.test.ts`, `b.test.ts`\n');
});

test('ambiguous or unknown beginnings, and unknown sections, are named', () => {
  const of = (...texts: string[]) => promiseList(texts.map((text) => ({ file: 'a.test.ts', text })));
  expect(() => of('Data: One', 'Data: Two …')).toThrow('a.test.ts: "Data: Two …" is the beginning of 0 promises');
  expect(() => of('Data: One is', 'Data: One was', 'Data: One …')).toThrow('of 2 promises');
  expect(() => of('Nowhere: One')).toThrow('"Nowhere: One" begins with none of: In the browser, Pages');
});

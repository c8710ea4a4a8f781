import { measureWeight } from '../weight/weight.ts';

/* npm run weight: lines, hooks, breakpoints and mechanisms, without tests, stories, test kits and demo data. */

const { lines, tests, hooks, breakpoints, mechanisms } = measureWeight();
const rows = [...lines]
  .map(([workspace, sum]) => ({ workspace, ...sum }))
  .toSorted((a, b) => b.typescript - a.typescript);
const sumOf = (kind: 'typescript' | 'css') => rows.reduce((sum, row) => sum + row[kind], 0);
console.table([...rows, { workspace: 'all', typescript: sumOf('typescript'), css: sumOf('css') }]);
console.log(`Tests and what they need: ${tests} lines of TypeScript`);
console.log(`Mechanisms in docs/mechanisms.md: ${mechanisms}`);
console.log(`Distinct sizes in conditions of style sheets: ${breakpoints}`);
console.log('Most calls of hooks in one component:');
for (const [component, count] of hooks) console.log(`  ${count}  ${component}`);

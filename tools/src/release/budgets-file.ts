import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { budgetsFor, type Budgets } from './budgets.ts';

const FILE = join(PROJECT_ROOT, 'budgets.json');

/** Content of budgets.json: sizes, written by a program, and ratios of a first visit, written by hand. */
interface BudgetsFile extends Budgets {
  /** For `npm run bench -- load`. */
  load: Record<string, number>;
}

export const readBudgets = () => JSON.parse(readFileSync(FILE, 'utf8')) as BudgetsFile; // Written in this project.

/** Updates sizes. The ratios stay. */
export function writeBudgets(sizes: Budgets): void {
  const before = readBudgets();
  const { load } = before;
  writeFileSync(FILE, `${JSON.stringify({ ...budgetsFor(sizes, before), load }, null, 2)}\n`);
}

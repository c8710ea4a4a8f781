import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/database/project-root';
import type { LoadBudgets } from '../bench/load/ratios.ts';
import { budgetsFor, type Budgets } from './budgets.ts';

const FILE = join(PROJECT_ROOT, 'budgets.json');

/** What budgets.json holds: sizes, which a program writes, and ratios of a first visit, which people write. */
interface BudgetsFile extends Budgets {
  /** For `npm run bench -- load`. */
  load: LoadBudgets;
}

export const readBudgets = () => JSON.parse(readFileSync(FILE, 'utf8')) as BudgetsFile; // Of this project, in this form.

/** Takes over the sizes; the ratios stay. */
export function writeSizes(sizes: Budgets): void {
  const before = readBudgets();
  const { load } = before;
  writeFileSync(FILE, `${JSON.stringify({ ...budgetsFor(sizes, before), load }, null, 2)}\n`);
}

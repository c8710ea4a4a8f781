import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import type { LoadBudgets } from '../bench/load/ratios.ts';
import { budgetsFor, type Budgets } from './budgets.ts';
import { renderBudgets, type Renders } from './renders.ts';

const FILE = join(PROJECT_ROOT, 'budgets.json');

/** What budgets.json holds: sizes, which a program writes, and ratios of a first visit, which people write. */
interface BudgetsFile extends Budgets {
  /** Of the server, by exposed module. */
  renders: Renders;
  /** For `npm run bench -- load`. */
  load: LoadBudgets;
}

export const readBudgets = () => JSON.parse(readFileSync(FILE, 'utf8')) as BudgetsFile; // Of this project, in this form.

/** Takes over sizes and times; the ratios stay. */
export function writeBudgets(sizes: Budgets, measured: Renders): void {
  const before = readBudgets();
  const { load } = before;
  const renders = renderBudgets(measured, before.renders);
  writeFileSync(FILE, `${JSON.stringify({ ...budgetsFor(sizes, before), renders, load }, null, 2)}\n`);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { budgetsFor, type Budgets } from './budgets.ts';
import { renderBudgets, type Renders } from './renders.ts';

const FILE = join(PROJECT_ROOT, 'budgets.json');

/** Content of budgets.json: sizes and times, written by a program, and ratios of a first visit, written by hand. */
interface BudgetsFile extends Budgets {
  /** Render times of the server by exposed module. */
  renders: Renders;
  /** For `npm run bench -- load`. */
  load: Record<string, number>;
}

export const readBudgets = () => JSON.parse(readFileSync(FILE, 'utf8')) as BudgetsFile; // Written in this project.

/** Updates sizes and times. The ratios stay. */
export function writeBudgets(sizes: Budgets, measured: Renders): void {
  const before = readBudgets();
  const { load } = before;
  const renders = renderBudgets(measured, before.renders);
  writeFileSync(FILE, `${JSON.stringify({ ...budgetsFor(sizes, before), renders, load }, null, 2)}\n`);
}

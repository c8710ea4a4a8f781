import type { Migration } from 'kysely/migration';
import * as tables from './0001-tables.ts';
import * as movement from './0002-movement.ts';
import * as movementOfOldData from './0003-movement-of-old-data.ts';

/** Every migration by its name; they run in the order of the names, each once. */
export const migrations: Record<string, Migration> = {
  '0001-tables': tables,
  '0002-movement': movement,
  '0003-movement-of-old-data': movementOfOldData,
};

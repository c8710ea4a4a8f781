import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';

/** State of a site's data, for comparisons. */
export interface Content {
  version: string;
  rounds: number;
  /** Names of picture files. */
  files: string[];
  clicks: number;
}

/** Content of a database that passes SQLite's integrity check. */
export function contentOf(path: string): Content {
  const database = new DatabaseSync(path, { timeout: 10_000 });
  const one = (sql: string) => Object.values(database.prepare(sql).get() ?? {})[0];
  try {
    expect(one('pragma integrity_check')).toBe('ok');
    expect(database.prepare('pragma foreign_key_check').all()).toEqual([]);
    return {
      version: String(one('select data_version from meta')),
      rounds: Number(one('select count(*) from rounds')),
      files: database
        .prepare('select file from pictures')
        .all()
        .map(({ file }) => String(file)),
      clicks: Number(one('select count(*) from click_log')),
    };
  } finally {
    database.close();
  }
}

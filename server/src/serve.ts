import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createAnswers } from './api/answers.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase, type Database } from './database/open.ts';
import { importFolder } from './import/import-folder.ts';
import type { ApiAnswer } from './pages/renderer.ts';
import { PROJECT_ROOT } from './releases/apps.ts';
import { registerSite } from './site.ts';

/** The data that a new installation shows. */
const DEMO_FOLDER = join(PROJECT_ROOT, 'server/demo');
/** How long somebody else's backend may take while a page is rendered, in milliseconds. */
const FOREIGN_PATIENCE = 1000;

export interface RunningServer {
  app: FastifyInstance;
  /** "http://localhost:3000" */
  address: string;
}

async function fillIfEmpty(database: Database, imagesFolder: string, say: (line: string) => void): Promise<void> {
  const players = await database.selectFrom('players').select('id').limit(1).execute();
  if (players.length > 0) return;
  say('Filling the new database with the demo data …');
  await importFolder(DEMO_FOLDER, database, { imagesFolder });
}

/** Asks somebody else's backend, with little patience. */
async function askForeign(origin: string, path: string): Promise<ApiAnswer> {
  const response = await fetch(origin + path, { signal: AbortSignal.timeout(FOREIGN_PATIENCE) });
  return { status: response.status, body: await response.text() };
}

import { flushCompileCache } from 'node:module';
import { readConfig } from '@golf/server/config';
import { openLog } from '@golf/server/log';
import { exitWithProblem } from '@golf/server/run';
import { serve } from '@golf/server/serve';
import { DEMO_DATA } from '../demo-data.ts';

/*
 * The server behind the development page, in a process of its own: Node starts it again when a file of it changes.
 */

try {
  const config = readConfig(process.env);
  const { log } = openLog({ format: config.log ?? 'text' });
  // Vite makes the pages.
  const { address } = await serve(config, { log, demoData: DEMO_DATA, firstPages: [] });
  // `npm run dev` has started it with PORT=0.
  process.send?.({ listensOn: Number(new URL(address).port) });
  // Not left to its end: that comes by a signal.
  flushCompileCache();
} catch (error) {
  exitWithProblem(error);
}

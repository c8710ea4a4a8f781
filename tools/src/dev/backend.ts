import { flushCompileCache } from 'node:module';
import { readConfig } from '@golf/server/config';
import { exitWithProblem, openLog, serve } from '@golf/server/run';
import { DEMO_DATA } from '../demo-data.ts';

/* Server behind the development page, in a separate process, so that Node can restart it when its files change. */

try {
  const config = readConfig(process.env);
  const { log } = openLog({ format: config.log ?? 'text' });
  // Vite renders the pages.
  const { address } = await serve(config, { log, demoData: DEMO_DATA, firstPages: [] });
  // `npm run dev` starts it with PORT=0.
  process.send?.({ listensOn: Number(new URL(address).port) });
  // Flushed here, as the process is ended by a signal.
  flushCompileCache();
} catch (error) {
  exitWithProblem(error);
}

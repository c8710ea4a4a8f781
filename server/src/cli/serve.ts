import cluster from 'node:cluster';
import { readConfig } from '../config.ts';
import { runWorkers } from '../processes.ts';
import { exitWithProblem, run } from '../run.ts';

/* npm run serve: serves the live releases of the release store and the data of the database. It builds nothing. */

try {
  const config = readConfig(process.env);
  if (config.processes > 1 && cluster.isPrimary) runWorkers(config.processes);
  else await run(config);
} catch (error) {
  exitWithProblem(error);
}

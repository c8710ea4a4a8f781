import cluster from 'node:cluster';
import { readConfig } from '../config.ts';
import { keepProcesses } from '../processes.ts';
import { exitWithProblem, run } from '../run.ts';

/*
 * npm run serve: serves what is live in the release store and what is in the database. Nothing is built, nothing is
 * invented.
 */

try {
  const config = readConfig(process.env);
  if (config.processes > 1 && cluster.isPrimary) keepProcesses(config.processes);
  else await run(config);
} catch (error) {
  exitWithProblem(error);
}

import { readConfig } from '../config.ts';
import { exitWithProblem, run } from '../run.ts';

/*
 * npm run serve: serves what is live in the release store and what is in the database. Nothing is built, nothing is
 * invented.
 */

try {
  await run(readConfig(process.env));
} catch (error) {
  exitWithProblem(error);
}

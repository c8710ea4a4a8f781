import type { Config } from './config.ts';
import { serve, type ServeOptions } from './serve.ts';

/** How long requests in flight may take after SIGTERM, in milliseconds. */
const DRAIN_LIMIT = 10_000;

/**
 * Serves the site, prints its address, and ends the process after SIGTERM or SIGINT, once the requests in flight
 * have been answered.
 * @throws StartError, DatabaseError, ImportError
 */
export async function run(config: Config, options: ServeOptions): Promise<void> {
  const { address, close } = await serve(config, options);
  console.log(`Golf Handicaps is at ${address}`);

  const drain = (signal: string) => {
    console.log(`${signal}: finishing the requests in flight …`);
    setTimeout(() => process.exit(1), DRAIN_LIMIT).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', () => drain('SIGTERM')).once('SIGINT', () => drain('SIGINT'));
}

/** Ends a program that could not start: an expected problem as its sentence, a bug with its stack. */
export function exitWithProblem(error: unknown): never {
  const expected = error instanceof Error && error.name !== 'Error' && error.name !== 'TypeError';
  console.error(expected ? error.message : error);
  process.exit(1);
}

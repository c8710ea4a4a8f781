import type { Config } from './config.ts';
import { openLog } from './log.ts';
import { serve, type ServeOptions } from './serve.ts';

export { openLog, serve };

/** Time limit for requests in flight after SIGTERM, in milliseconds. */
const DRAIN_LIMIT = 10_000;

/**
 * Serves the site and logs its address. On SIGTERM or SIGINT the process ends once requests in flight are answered.
 * @throws StartError, DatabaseError, ImportError
 */
export async function run(config: Config, options: Omit<ServeOptions, 'log'> = {}): Promise<void> {
  const { log, end } = openLog({ format: config.log ?? (process.stdout.isTTY ? 'text' : 'json') });
  const { address, close } = await serve(config, { ...options, log });

  /** Ends the process after logging the pending counts. */
  const exit = (code: number) => {
    end();
    process.exit(code);
  };
  // The state after a bug is unknown. The error is logged, and the process manager starts a new process.
  process.once('uncaughtException', (error) => {
    log.fatal(error, 'The server ends: this should never happen.');
    exit(1);
  });

  let isEnding = false;
  const drain = (signal: string) => {
    // The signal may arrive twice: from the process group and from the parent process.
    if (isEnding) return;
    isEnding = true;
    log.info(`${signal}: finishing the requests in flight …`);
    setTimeout(() => exit(1), DRAIN_LIMIT).unref();
    close().then(
      () => exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'The end was not clean.');
        exit(1);
      },
    );
  };
  process.on('SIGTERM', () => drain('SIGTERM')).on('SIGINT', () => drain('SIGINT'));
  // Logged last: a reader of this line may end the process at once.
  log.info(`Golf Handicaps is at ${address}`);
}

/** Ends a program that failed to start: prints an expected problem as its message, a bug with its stack. */
export function exitWithProblem(error: unknown): never {
  const expected = error instanceof Error && error.name !== 'Error' && error.name !== 'TypeError';
  console.error(expected ? error.message : error);
  process.exit(1);
}

import type { Config } from './config.ts';
import { openLog } from './log.ts';
import { serve, type ServeOptions } from './serve.ts';

/** How long requests in flight may take after SIGTERM, in milliseconds. */
const DRAIN_LIMIT = 10_000;

/**
 * Serves the site, says its address, and ends the process after SIGTERM or SIGINT, once the requests in flight
 * have been answered.
 * @throws StartError, DatabaseError, ImportError
 */
export async function run(config: Config, options: Omit<ServeOptions, 'log'> = {}): Promise<void> {
  const { log, end } = openLog({ format: config.log ?? (process.stdout.isTTY ? 'text' : 'json') });
  const { address, close } = await serve(config, { ...options, log });

  /** Ends the process; counts that wait are said before. */
  const exit = (code: number) => {
    end();
    process.exit(code);
  };
  // Nothing is known of the state that a bug leaves behind: it is named, and whoever watches the process starts another.
  process.once('uncaughtException', (error) => {
    log.fatal(error, 'The server ends: this should never happen.');
    exit(1);
  });

  let isEnding = false;
  const drain = (signal: string) => {
    // It may come twice: from whoever ends a whole group of processes, and from the one that has started this.
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
  // Last: whoever reads it may end the process at once.
  log.info(`Golf Handicaps is at ${address}`);
}

/** Ends a program that could not start: an expected problem as its sentence, a bug with its stack. */
export function exitWithProblem(error: unknown): never {
  const expected = error instanceof Error && error.name !== 'Error' && error.name !== 'TypeError';
  console.error(expected ? error.message : error);
  process.exit(1);
}

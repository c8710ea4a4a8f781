import type { FastifyBaseLogger } from 'fastify';
import { pino, type Logger } from 'pino';

/*
 * The only log of the server, one line per event or problem. It contains no visitor addresses, click markers or URL
 * queries. A request is named by its id, which the visitor receives as well.
 */

export type Log = FastifyBaseLogger;
type LogFn = Logger['info'];

/** JSON objects for programs, or sentences for a terminal. */
export const LOG_FORMATS = ['json', 'text'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

export interface LogOptions {
  format: LogFormat;
  level?: 'info' | 'warn';
  /** Writes a finished line. Default: standard output. */
  write?: (line: string) => void;
  /** Interval at which counts of repeated lines are logged, in milliseconds. */
  window?: number;
}

export interface OpenLog {
  log: Log;
  /** Logs all pending repeat counts. */
  end(): void;
}

const A_MINUTE = 60_000;
/** pino's level number of warnings. */
const WARN = 40;
/** Maximum number of distinct lines counted at a time. Further kinds share one count. */
const MOST_KINDS = 500;
const BEYOND = 'lines of further kinds were left out';

/** Path of a URL. The query and the words of a search are dropped, as they may contain personal data. */
export const pathOf = (url: string): string => (url.split('?', 1)[0] ?? '').replace(/(\/search\/).+/, '$1…');

interface Line {
  level: string;
  msg?: string;
  request_id?: string;
  repeated?: number;
  err?: { stack?: string };
}

function asText(json: string): string {
  const { msg = '', request_id: id, repeated, err } = JSON.parse(json) as Line; // Written by this log.
  const where = id === undefined ? '' : ` (request ${id})`;
  const count = repeated === undefined ? '' : ` (${repeated} more)`;
  return `${msg}${where}${count}${err?.stack ? `\n${err.stack}` : ''}\n`;
}

/** A line that has been logged. Repeats are counted. */
interface Kind {
  count: number;
  /** Logs the line again with its count. */
  say: (repeated: number) => void;
}

/** Logs each problem once and counts its repeats: 1000 per second become two lines per minute. */
function createRepeats(window: number) {
  const kinds = new Map<string, Kind>();

  function logCount(kind: Kind): void {
    if (kind.count > 0) kind.say(kind.count);
    kind.count = 0;
  }

  function open(name: string, say: Kind['say']): void {
    const kind = { count: 0, say };
    kinds.set(name, kind);
    const timer = setInterval(() => {
      if (kind.count > 0) return logCount(kind);
      clearInterval(timer);
      kinds.delete(name);
    }, window).unref();
  }

  return {
    /** Whether to log a line; otherwise it is counted. */
    isNew(name: string, say: Kind['say'], sayBeyond: Kind['say']): boolean {
      const known = kinds.get(name);
      if (!known && kinds.size < MOST_KINDS) {
        open(name, say);
        return true;
      }
      if (!known && !kinds.has(BEYOND)) open(BEYOND, sayBeyond);
      const kind = known ?? kinds.get(BEYOND);
      if (kind) kind.count += 1;
      return false;
    },
    end: () => kinds.forEach(logCount),
  };
}

/** Message of a line, and that of its error. */
function wordsOf(args: readonly unknown[]): { msg: string; why: string } {
  const [first, second] = args;
  const words = typeof first === 'string' ? first : second;
  const error = first instanceof Error ? first : Object(first).err;
  const why = error instanceof Error ? error.message : '';
  return { msg: typeof words === 'string' ? words : why, why };
}

/** Opens a log. It and its children write lines of one format at a bounded rate. */
export function openLog({ format, level = 'info', write, window = A_MINUTE }: LogOptions): OpenLog {
  const repeats = createRepeats(window);
  const put = write ?? ((line: string) => process.stdout.write(line));
  const log: Logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        // Omits the visitor's address and the query.
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
        res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
        err: ({ name, message, stack, code }: NodeJS.ErrnoException) => ({ name, message, code, stack }),
      },
      hooks: {
        logMethod(args, method: LogFn, lineLevel) {
          // Only problems are rate-limited, as they may occur 1000 times per second.
          if (lineLevel < WARN) return method.apply(this, args);
          const { msg, why } = wordsOf(args);
          const again = (words: string) => (repeated: number) => method.call(log, { repeated }, words);
          if (repeats.isNew(`${lineLevel} ${msg} ${why}`, again(msg), again(BEYOND))) method.apply(this, args);
        },
      },
    },
    { write: (line) => put(format === 'json' ? line : asText(line)) },
  );
  return { log, end: repeats.end };
}

import type { FastifyBaseLogger } from 'fastify';
import { pino, type Logger } from 'pino';

/*
 * The one log of the server: what it does and what goes wrong, a line each. No line names a visitor's address, a click's
 * marker or the query of an address; a request is named by its id, which the visitor is told as well.
 */

export type Log = FastifyBaseLogger;
type LogFn = Logger['info'];

/** How lines look: an object of JSON each, for programs, or sentences, for whoever sits before a terminal. */
export const LOG_FORMATS = ['json', 'text'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

export interface LogOptions {
  format: LogFormat;
  level?: 'info' | 'warn';
  /** Takes each finished line; standard output unless given. */
  write?: (line: string) => void;
  /** For how long a repeated line is counted before the count is said, in milliseconds. */
  window?: number;
}

export interface OpenLog {
  log: Log;
  /** Says how often lines were repeated since that was last said. */
  end(): void;
}

const A_MINUTE = 60_000;
/** pino's number of that level. */
const WARN = 40;
/** Different lines that are counted at the same time; what comes beyond is counted together. */
const MOST_KINDS = 500;
const BEYOND = 'lines of further kinds were left out';

/** The path of an address: what is asked after it may be anything, and anybody's. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

interface Line {
  level: string;
  msg?: string;
  request_id?: string;
  repeated?: number;
  err?: { stack?: string };
}

/** A line as a sentence. */
function asText(json: string): string {
  const { msg = '', request_id: id, repeated, err } = JSON.parse(json) as Line; // Written by this log.
  const where = id === undefined ? '' : ` (request ${id})`;
  const count = repeated === undefined ? '' : ` (${repeated} more)`;
  return `${msg}${where}${count}${err?.stack ? `\n${err.stack}` : ''}\n`;
}

/** A line that has been said: from then on it is counted. */
interface Kind {
  count: number;
  /** Says the line once more, with the count. */
  say: (repeated: number) => void;
}

/** Says each problem once and counts how often it comes again: whatever happens a thousand times a second is two lines a minute. */
function createRepeats(window: number) {
  const kinds = new Map<string, Kind>();

  function sayCount(kind: Kind): void {
    if (kind.count > 0) kind.say(kind.count);
    kind.count = 0;
  }

  function open(name: string, say: Kind['say']): void {
    const kind = { count: 0, say };
    kinds.set(name, kind);
    const timer = setInterval(() => {
      if (kind.count > 0) return sayCount(kind);
      clearInterval(timer);
      kinds.delete(name);
    }, window).unref();
  }

  return {
    /** Whether a line is to be written; else it is counted. */
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
    end: () => kinds.forEach(sayCount),
  };
}

/** The words of a line, and the error that it tells of. */
function wordsOf(args: readonly unknown[]): { msg: string; why: string } {
  const [first, second] = args;
  const words = typeof first === 'string' ? first : second;
  const error = first instanceof Error ? first : Object(first).err;
  const why = error instanceof Error ? error.message : '';
  return { msg: typeof words === 'string' ? words : why, why };
}

/** Opens a log. Whatever is written to it, or to a child of it, comes as lines of one form and at a bounded rate. */
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
        // Not who asked, nor for what exactly.
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
        res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
        err: ({ name, message, stack, code }: NodeJS.ErrnoException) => ({ name, message, code, stack }),
      },
      hooks: {
        logMethod(args, method: LogFn, lineLevel) {
          // What the server does is said each time; it is what goes wrong that may do so a thousand times a second.
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

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generate } from './generate.ts';

/* npm run data -- generate: writes a data folder with invented players, for load tests. */

const USAGE = 'npm run data -- generate --players <number> [--seed <number>] <folder>';
const MAX_PLAYERS = 100_000;

/** Invalid command line; the message is one sentence. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

function wholeNumber(name: string, value: string, min: number, max: number): number {
  const number = /^\d+$/.test(value) ? Number(value) : NaN;
  if (number >= min && number <= max) return number;
  throw new UsageError(`--${name} is "${value}"; write a whole number from ${min} to ${max}.`);
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { players: { type: 'string' }, seed: { type: 'string' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function run(args: string[]): void {
  const { values, positionals } = parse(args);
  const [, folder, ...more] = positionals;
  if (folder === undefined) throw new UsageError('Name the folder to write.');
  if (more.length > 0)
    throw new UsageError(`Name one folder, not ${more.length + 1}; put a name with spaces in quotes.`);
  if (values.players === undefined) throw new UsageError('Say how many players: --players 10000');
  const target = resolve(folder);
  const made = generate({
    folder: target,
    players: wholeNumber('players', values.players, 1, MAX_PLAYERS),
    ...(values.seed !== undefined && { seed: wholeNumber('seed', values.seed, 0, Number.MAX_SAFE_INTEGER) }),
  });
  console.log(`Wrote ${made.players} players with ${made.rounds} rounds to ${target}.`);
}

try {
  run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n  ${USAGE}`);
  process.exitCode = 2;
}

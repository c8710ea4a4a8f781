import { parseArgs } from 'node:util';
import { readDataConfig } from '../config.ts';
import { ConfigError } from '@golf/node-kit/environment';
import { DatabaseError } from '../open.ts';
import { NoFolderError } from '../import/check-folder.ts';
import { ImportError } from '../import/import-folder.ts';
import { backup, check, clicks, EXIT, importData, migrateData, restoreData, type Terminal } from './data-commands.ts';
import { createProgressBar } from './progress-bar.ts';

const HELP = `Import and maintenance of tracked rounds (docs/data.md describes the files).

  npm run data -- check <folder>       lists the problems of a data folder, writes nothing
  npm run data -- import <folder>      checks a folder, then replaces the site's data
                                       (--allow-shrink: also with far fewer rows, or rounds in the future)
  npm run data -- backup <file>        writes the database to a new file, while the site runs
  npm run data -- restore <file>       replaces the database with a backup, while the site runs
  npm run data -- generate --players <number> [--seed <number>] <folder>
                                       writes a data folder for load tests
  npm run data -- clicks               counts clicks by marker and day
  npm run data -- migrate              creates or updates the tables of a PostgreSQL database

DATABASE_PATH names the SQLite file (data/golf.sqlite), or DATABASE_URL a PostgreSQL database. Pictures go to images/
beside the file, or to IMAGES_DIR.
Exit codes: 0 done, 1 problems in the data, 2 wrong command or failed command.`;

/** Invalid command line. The message is one sentence. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

function pathOf(command: string, positionals: readonly string[], what: 'folder' | 'file' = 'folder'): string {
  const [path, ...more] = positionals;
  if (path === undefined) throw new UsageError(`Name the ${what}: npm run data -- ${command} <${what}>`);
  if (more.length > 0) {
    throw new UsageError(`Name one ${what}, not ${positionals.length}; put a name with spaces in quotes.`);
  }
  return path;
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, 'allow-shrink': { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function run(args: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = readArguments(args);
  const [command, ...rest] = positionals;
  if (values.help || command === 'help') {
    terminal.say(HELP);
    return EXIT.done;
  }
  switch (command) {
    case 'check':
      return check(pathOf(command, rest), readDataConfig(process.env), terminal);
    case 'import':
      return importData(pathOf(command, rest), readDataConfig(process.env), terminal, values['allow-shrink']);
    case 'backup':
      return backup(pathOf(command, rest, 'file'), readDataConfig(process.env), terminal);
    case 'restore':
      return restoreData(pathOf(command, rest, 'file'), readDataConfig(process.env), terminal);
    case 'clicks':
      return clicks(readDataConfig(process.env), terminal);
    case 'migrate':
      return migrateData(readDataConfig(process.env), terminal);
    case undefined:
      throw new UsageError('Say what to do.');
    default:
      throw new UsageError(`There is no command "${command}".`);
  }
}

/** Errors whose messages are written for the user. */
const FOR_PEOPLE = [ConfigError, DatabaseError, ImportError, NoFolderError];

const terminal: Terminal = {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  bar: createProgressBar(process.stderr),
};

try {
  process.exitCode = await run(process.argv.slice(2), terminal);
} catch (error) {
  terminal.bar.end();
  process.exitCode = EXIT.failed;
  if (error instanceof UsageError) terminal.complain(`${error.message}\n\n${HELP}`);
  else if (FOR_PEOPLE.some((kind) => error instanceof kind)) terminal.complain((error as Error).message);
  else throw error;
}

import { readConfig } from '../config.ts';
import { buildChanged } from '../releases/build.ts';
import { serve } from '../serve.ts';

/*
 * npm start: builds what changed, opens or fills the database, serves the site, prints the address.
 * npm run serve: the same with what is live in the release store; nothing is built.
 */

/** How long requests in flight may take after SIGTERM, in milliseconds. */
const DRAIN_LIMIT = 10_000;

try {
  const config = readConfig(process.env);
  if (!process.argv.includes('--no-build')) await buildChanged(config.releases, console.log);
  const { address, close } = await serve(config, console.log);
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
} catch (error) {
  // What the person who started it can do about it stands in the message; a stack is for what nobody expected.
  const expected = error instanceof Error && error.name !== 'Error' && error.name !== 'TypeError';
  console.error(expected ? error.message : error);
  process.exit(1);
}

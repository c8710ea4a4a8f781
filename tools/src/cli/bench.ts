import { benchInteractions } from '../bench/interactions.ts';
import { benchLoad } from '../bench/load.ts';
import { benchServer } from '../bench/server.ts';

/* npm run bench -- <name>: measures the built site, prints one table, and exits. Run it on an otherwise idle machine. */

const USAGE = `npm run bench -- interactions       leaderboard of 10,000 players on a slow machine: input to next paint
npm run bench -- load [visits]      first visit on a slow phone, next to one bundle of the same sources
npm run bench -- server [players …] requests per second, next to a bare node:http with the same bytes`;

const [name, ...args] = process.argv.slice(2);
const counts = args.map(Number);
if (name === 'interactions') await benchInteractions();
else if (name === 'load') await benchLoad(counts[0] ?? 7);
else if (name === 'server') await benchServer(counts.length > 0 ? counts : [48, 1000, 10_000]);
else {
  console.error(USAGE);
  process.exitCode = 2;
}

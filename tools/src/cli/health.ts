import { readConfig } from '@golf/server/config';
import { showVisits } from '../release/visits.ts';

/* npm run health: sampled visits by app, release and engine, and the live releases that turned bad. */

showVisits(readConfig(process.env).releases, console.log);

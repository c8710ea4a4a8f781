import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';

/*
 * Development: the API, the shell and remotes from source, with hot reload, under one origin.
 *   npm run dev                    every remote from source, each started when a page first asks for it
 *   npm run dev -- mfe-courses     that one from source, the others from their builds
 *   npm run dev -w mfe-courses     that one alone on a page of its own, without the shell
 */

// This program, and those that it starts, find what Node compiled the last time: each is there sooner.
process.env.NODE_COMPILE_CACHE ??= join(PROJECT_ROOT, 'node_modules/.cache/dev');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import('../dev/site.ts');

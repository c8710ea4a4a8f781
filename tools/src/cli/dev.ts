import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';

/*
 * Development: API, shell and remotes from source, with hot reload, on one origin.
 *   npm run dev                    every remote from source, each started on its first request
 *   npm run dev -- mfe-courses     this remote from source, the others from their builds
 *   npm run dev -w mfe-courses     this remote alone on its own page, without the shell
 */

// This program and its child processes reuse Node's compile cache, which speeds up their start.
process.env.NODE_COMPILE_CACHE ??= join(PROJECT_ROOT, 'node_modules/.cache/dev');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
// This machine shows its own builds: only who releases to visitors has a key.
process.env.UNSIGNED_RELEASES ??= 'true';
await import('../dev/site.ts');

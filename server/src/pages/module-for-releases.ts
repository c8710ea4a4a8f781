/* What a release gets for `node:module` (closed-off.ts). */
export { createRequire } from 'node:module';

/* Replacement of `node:module` for releases (closed-off.ts). */
export { createRequire } from 'node:module';

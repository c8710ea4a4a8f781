/* Entry for the tools, which show pages of releases that are not live. */
export { importMapOf } from './import-map.ts';
export { liveRemotes } from './live-remotes.ts';

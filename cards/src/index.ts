export { registerSharing, type SharingOptions } from './routes.ts';

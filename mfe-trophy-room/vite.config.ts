import { defineRemote } from '../vite.base.ts';

export default defineRemote(import.meta.dirname, { TrophyRoom: './src/exposed/TrophyRoom.ts' });

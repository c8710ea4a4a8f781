import { lateImport } from '../late/late-import.ts';
import { resource } from './resource.ts';
import type { TotalShots } from './total-shots-answer.ts';

const answer = lateImport(() => import('./total-shots-answer.ts'));

/** Total strokes of all tracked rounds. */
export const totalShotsResource = resource<TotalShots>('/api/total-shots', {
  load: async () => (await answer.load()).decodeTotalShots,
});

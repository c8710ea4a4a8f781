import { drawCard } from './draw-card.ts';
import type { Drawn, Job } from './protocol.ts';

/* The drawing process, started by artist.ts. */

async function drawn({ job, content, pictures }: Job): Promise<Drawn> {
  try {
    return { job, png: await drawCard(content, new Map(pictures)) };
  } catch (error) {
    return { job, why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (message) => {
  // artist.ts sends no other messages.
  void drawn(message as Job).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());

import { drawCard } from './draw-card.ts';
import type { Drawn, Job } from './protocol.ts';

/* The process that draws: artist.ts starts it. */

async function drawn({ job, content, pictures }: Job): Promise<Drawn> {
  try {
    return { job, png: await drawCard(content, new Map(pictures)) };
  } catch (error) {
    return { job, why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (message) => {
  // artist.ts sends nothing else.
  void drawn(message as Job).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());

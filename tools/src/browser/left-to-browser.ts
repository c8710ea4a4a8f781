import { setTimeout as delay } from 'node:timers/promises';
import type { PageState } from '@golf/shared/platform/contract';

/** The server's pause before it retries a timed-out render, and its time limit for that, in milliseconds. */
const ANOTHER_ATTEMPT = 6000;

/** The page state that the server embeds. */
const PAGE_STATE = /<script type="application\/json" id="page">([^<]*)</;

/**
 * Slots of a page that the server leaves to the browser. On a busy machine the first render may time out, which does
 * not indicate a faulty release. The server retries by itself, and is polled until then.
 * @param patience maximum time after the first answer, in milliseconds
 */
export async function leftToBrowser(
  url: string,
  slots: readonly string[],
  patience = ANOTHER_ATTEMPT,
): Promise<string[]> {
  const ask = async () => {
    const [, state = '{}'] = PAGE_STATE.exec(await (await fetch(url)).text()) ?? [];
    const { leftToBrowser: left } = JSON.parse(state) as PageState; // Written by the server.
    return slots.filter((slot) => left?.includes(slot));
  };
  let left = await ask();
  for (const end = Date.now() + patience; left.length > 0 && Date.now() < end; left = await ask()) await delay(250);
  return left;
}

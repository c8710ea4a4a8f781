import { setTimeout as delay } from 'node:timers/promises';
import type { PageState } from '@golf/shared/platform/contract';

/** The server's pause before it renders again what it could not render in time, and its time for that, in milliseconds. */
const ANOTHER_ATTEMPT = 6000;

/** What the server tells the browser with a page. */
const PAGE_STATE = /<script type="application\/json" id="page">([^<]*)</;

/**
 * Which slots of a page the server leaves to the browser. On a busy machine its first attempt may run out of time, which says
 * nothing about a release: the server makes another by itself, and is asked again until it has.
 * @param patience milliseconds after the first answer
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

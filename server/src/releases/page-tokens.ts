import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Versions } from '@golf/release-store';

/** How long after a page was shown its failure may be reported, in milliseconds. */
const GOOD_FOR = 12 * 3600_000;
/** Reports that are remembered, so that none counts twice. */
const REMEMBERED = 50_000;

/** What a token says. */
interface Claim {
  /** Names the page that it was given with, and nothing else. */
  id: string;
  /** When that was, in milliseconds since 1970. */
  at: number;
  /** The releases on that page that are counted. */
  versions: Versions;
}

const read = (text: string) => Buffer.from(text, 'base64url');

/**
 * Tokens that pages of a trial are given: each is good for one report on each release that the page was made of.
 * @param now milliseconds since 1970
 * @param key of all servers of the site; this process's own where it is alone: what was given before a restart counts no more
 */
export function createPageTokens(now: () => number, key: Buffer = randomBytes(32)) {
  const used = new LRUCache<string, true>({ max: REMEMBERED });
  const sign = (body: string) => createHmac('sha256', key).update(body).digest();

  return {
    give(versions: Versions): string {
      const claim: Claim = { id: randomBytes(9).toString('base64url'), at: now(), versions };
      const body = Buffer.from(JSON.stringify(claim)).toString('base64url');
      return `${body}.${sign(body).toString('base64url')}`;
    },

    /** Uses a token for a report on a release. False: it is none, too old, of a page without that release, or used. */
    use(token: string, app: string, version: string): boolean {
      const [body = '', signature = ''] = token.split('.');
      const given = read(signature);
      const right = sign(body);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
      // Signed: it is what `give` wrote.
      const { id, at, versions } = JSON.parse(read(body).toString()) as Claim;
      if (now() - at > GOOD_FOR || versions[app] !== version || used.has(`${id} ${app}`)) return false;
      used.set(`${id} ${app}`, true);
      return true;
    },
  };
}

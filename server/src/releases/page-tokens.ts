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
 * Tokens that pages of a trial are given: each is good for one report on each release that the page was made of,
 * and for one on the page.
 * @param now milliseconds since 1970
 * @param key of all servers of the site; this process's own where it is alone: what was given before a restart counts no more
 */
export function createPageTokens(now: () => number, key: Buffer = randomBytes(32)) {
  const used = new LRUCache<string, true>({ max: REMEMBERED });
  const sign = (body: string) => createHmac('sha256', key).update(body).digest();

  /** What a token says; null when it is none, or too old. */
  function claimOf(token: string): Claim | null {
    const [body = '', signature = ''] = token.split('.');
    const given = read(signature);
    const right = sign(body);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    // Signed: it is what `give` wrote.
    const claim = JSON.parse(read(body).toString()) as Claim;
    return now() - claim.at > GOOD_FOR ? null : claim;
  }

  /** Whether a token is used for something for the first time. */
  function isFirst({ id }: Claim, what: string): boolean {
    if (used.has(`${id} ${what}`)) return false;
    used.set(`${id} ${what}`, true);
    return true;
  }

  return {
    give(versions: Versions): string {
      const claim: Claim = { id: randomBytes(9).toString('base64url'), at: now(), versions };
      const body = Buffer.from(JSON.stringify(claim)).toString('base64url');
      return `${body}.${sign(body).toString('base64url')}`;
    },

    /** Uses a token for a report on a release. False: it is none, too old, of a page without that release, or used. */
    use(token: string, app: string, version: string): boolean {
      const claim = claimOf(token);
      return claim?.versions[app] === version && isFirst(claim, app);
    },

    /** Uses a token for a report on the page itself. Null: it is none, too old, or used. */
    useForPage(token: string): Versions | null {
      const claim = claimOf(token);
      return claim && isFirst(claim, 'page') ? claim.versions : null;
    },
  };
}

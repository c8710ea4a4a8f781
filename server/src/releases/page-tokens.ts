import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Versions } from '@golf/release-store';

/** Lifetime of a token, in milliseconds. */
const GOOD_FOR = 12 * 3600_000;
/** Number of used reports that are remembered to reject duplicates. */
const REMEMBERED = 50_000;

interface Claim {
  /** Random id of the page view. It identifies nothing else. */
  id: string;
  /** Time of issue, in milliseconds since 1970. */
  at: number;
  /** Counted releases of the page. */
  versions: Versions;
}

const read = (text: string) => Buffer.from(text, 'base64url');

/**
 * Tokens for pages of a trial. Each is valid for one report per release of the page, and for one report on the page.
 * @param now milliseconds since 1970
 * @param key signing key that all servers of the site share; by default a random one, which invalidates tokens on
 * restart
 */
export function createPageTokens(now: () => number, key: Buffer = randomBytes(32)) {
  const used = new LRUCache<string, true>({ max: REMEMBERED });
  const sign = (body: string) => createHmac('sha256', key).update(body).digest();

  /** Payload of a token. Null: invalid or expired. */
  function claimOf(token: string): Claim | null {
    const [body = '', signature = ''] = token.split('.');
    const given = read(signature);
    const right = sign(body);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    // The signature proves that `give` wrote it.
    const claim = JSON.parse(read(body).toString()) as Claim;
    return now() - claim.at > GOOD_FOR ? null : claim;
  }

  /** Whether this is the first use of a token for `what`. */
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

    /**
     * Uses a token for a report on a release. False: invalid, expired, used, or issued for a page without that release.
     */
    use(token: string, app: string, version: string): boolean {
      const claim = claimOf(token);
      return claim?.versions[app] === version && isFirst(claim, app);
    },

    /** Uses a token for a report on the page itself. Null: invalid, expired or used. */
    useForPage(token: string): Versions | null {
      const claim = claimOf(token);
      return claim && isFirst(claim, 'page') ? claim.versions : null;
    },
  };
}

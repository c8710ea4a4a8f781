import { randomInt } from 'node:crypto';
import { COUNTED_PAGE } from '@golf/shared/platform/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUCKETS } from '@golf/release-store';

/* Cookies of a site during a trial. Without a trial none are set. */

/** Holds the bucket, 0 to 99. `BUCKET_AGE` is in seconds. */
const BUCKET_COOKIE = 'trial-bucket';
const BUCKET_AGE = 30 * 24 * 3600;
/** Session cookie with the token for reports of the last page shown. */
const PAGE_COOKIE = 'trial-page';
/** Prefix that restricts a cookie to this host and to TLS. */
const HOST_ONLY = '__Host-';

/** Value of a cookie. Null: missing or malformed. */
function valueOf({ headers, protocol }: FastifyRequest, name: string, form: RegExp): string | null {
  const full = protocol === 'https' ? HOST_ONLY + name : name;
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2);
    if (key === full && form.test(value)) return value;
  }
  return null;
}

function setCookie(request: FastifyRequest, reply: FastifyReply, name: string, rest: string): void {
  const cookie = `${name}=${rest}; HttpOnly`;
  reply.header('set-cookie', request.protocol === 'https' ? `${HOST_ONLY}${cookie}; Secure` : cookie);
}

/** Trial bucket of a visitor: random, one of 100, and shared by many visitors. */
export function bucketOf(request: FastifyRequest, reply: FastifyReply): number {
  const known = valueOf(request, BUCKET_COOKIE, /^\d{1,2}$/);
  if (known !== null) return Number(known);
  const bucket = randomInt(BUCKETS);
  setCookie(request, reply, BUCKET_COOKIE, `${bucket}; Path=/; Max-Age=${BUCKET_AGE}; SameSite=Lax`);
  return bucket;
}

/**
 * Sets the token cookie for reports. The cookie is HttpOnly, so `Server-Timing` tells the script that the page counts.
 */
export function givePageToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  setCookie(request, reply, PAGE_COOKIE, `${token}; Path=/; SameSite=Strict`);
  reply.header('server-timing', COUNTED_PAGE);
}

export function pageTokenOf(request: FastifyRequest): string | null {
  return valueOf(request, PAGE_COOKIE, /^[\w-]{1,2000}\.[\w-]{43}$/);
}

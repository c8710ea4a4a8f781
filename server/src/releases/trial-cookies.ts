import { randomInt } from 'node:crypto';
import { COUNTED_PAGE } from '@golf/shared/platform/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUCKETS } from '@golf/release-store';

/*
 * The cookies of a site that has something on trial; there are none at other times.
 */

/** Holds a number from 0 to 99, for this many seconds. */
const BUCKET_COOKIE = 'trial-bucket';
const BUCKET_AGE = 30 * 24 * 3600;
/** Holds the token with which the page that was shown last can report its failures, and how it went; gone with the browser. */
const PAGE_COOKIE = 'trial-page';
/** With this in front of its name, a browser takes a cookie from this host by TLS only. */
const HOST_ONLY = '__Host-';

/** The value of a cookie; null when it was not sent, or is not of a form. */
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

/** A visitor's bucket for trials: one of a hundred, the same for many visitors, told by nothing about them. */
export function bucketOf(request: FastifyRequest, reply: FastifyReply): number {
  const known = valueOf(request, BUCKET_COOKIE, /^\d{1,2}$/);
  if (known !== null) return Number(known);
  const bucket = randomInt(BUCKETS);
  setCookie(request, reply, BUCKET_COOKIE, `${bucket}; Path=/; Max-Age=${BUCKET_AGE}; SameSite=Lax`);
  return bucket;
}

/** Gives a page the token for its reports, and tells its script that it counts: the token itself no script can read. */
export function givePageToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  setCookie(request, reply, PAGE_COOKIE, `${token}; Path=/; SameSite=Strict`);
  reply.header('server-timing', COUNTED_PAGE);
}

/** The token that a report came with. */
export function pageTokenOf(request: FastifyRequest): string | null {
  return valueOf(request, PAGE_COOKIE, /^[\w-]{1,2000}\.[\w-]{43}$/);
}

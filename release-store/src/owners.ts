import { createPublicKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import * as v from 'valibot';

export const OWNERS_FILE = 'owners.json';

/** Whether a text is a public key: Ed25519, as base64 of its DER form (SubjectPublicKeyInfo). */
function isKey(text: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

const keySchema = v.pipe(
  v.string(),
  v.check(isKey, 'a key is the line that "npm run release -- --new-key <file>" prints'),
);

const ownerSchema = v.union([
  /** The owner's package: "@golf/courses". Its releases need no signature. */
  v.string(),
  v.object({
    owner: v.string(),
    /** Public keys. Each release of the folder is signed by one of them. */
    keys: v.optional(v.pipe(v.array(keySchema), v.minLength(1, 'without a key, leave "keys" out'))),
    /** Whether the server takes a live release back that turns bad for visitors. */
    takeBack: v.optional(v.boolean()),
  }),
]);

/** Owner by folder. */
export type Owners = Readonly<Record<string, v.InferOutput<typeof ownerSchema>>>;

/** "@golf/courses" */
export const ownerOf = (owner: Owners[string]) => (typeof owner === 'string' ? owner : owner.owner);

/**
 * Reads owners.json.
 * @throws Error when it cannot be read
 */
export function readOwners(file = join(PROJECT_ROOT, OWNERS_FILE)): Owners {
  try {
    return v.parse(v.record(v.string(), ownerSchema), JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Entry of an app that says more than its owner. */
function entryOf(app: string) {
  const { OWNERS_FILE: file = '' } = process.env;
  // The package for repositories of their own brings no owners.json.
  if (file === '' && !existsSync(join(PROJECT_ROOT, OWNERS_FILE))) return undefined;
  const { [app]: owner } = readOwners(file || undefined);
  return typeof owner === 'string' ? undefined : owner;
}

/**
 * Public keys that sign an app's releases. Empty: unsigned releases are accepted, because the app has no key, or by
 * UNSIGNED_RELEASES on a machine that builds for itself.
 * @throws Error when owners.json cannot be read
 */
export function keysOf(app: string): readonly string[] {
  return process.env.UNSIGNED_RELEASES === 'true' ? [] : (entryOf(app)?.keys ?? []);
}

/**
 * Whether an app's owner lets the server take a live release back.
 * @throws Error when owners.json cannot be read
 */
export const takesBack = (app: string): boolean => entryOf(app)?.takeBack === true;

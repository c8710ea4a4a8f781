import { createPublicKey, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { keysOf } from './owners.ts';
import type { Release } from './release.ts';

/*
 * A signature covers the bytes of release.json, which names app and version and has a digest of every file. It is
 * Ed25519 without a prefix, so that openssl makes and verifies it as well.
 */

/** Name of the file beside release.json: the signature in base64. */
export const SIGNATURE_FILE = 'release.sig';

function isSignedBy(key: string, description: Buffer, signature: Buffer): boolean {
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
  return verify(null, description, publicKey, signature);
}

/**
 * Why a release is not that of its owner, in words. Null: it is.
 * @param description bytes of release.json, and what they say
 * @param named app and version by which it was requested
 * @param signature content of release.sig. Null: there is none
 * @param keys public keys of the app's owner
 */
export function signatureProblem(
  description: { bytes: Buffer; release: Pick<Release, 'app' | 'version' | 'files'> },
  named: Pick<Release, 'app' | 'version'>,
  signature: string | null,
  keys: readonly string[],
): string | null {
  const { bytes, release } = description;
  const name = `${named.app} ${named.version}`;
  if (release.app !== named.app || release.version !== named.version) {
    return `${name} is ${release.app} ${release.version} under another name: release ${named.app} again.`;
  }
  if (Object.keys(release.files).length === 0) {
    return `${name} lacks the digests that a signature covers: release ${named.app} again.`;
  }
  const how = `Whoever has the key signs it: "SIGNING_KEY_FILE=<file> npm run release -- --sign ${named.app}@${named.version}".`;
  if (signature === null) return `${name} is not signed, and its owner has a key in owners.json. ${how}`;
  const decoded = Buffer.from(signature, 'base64');
  if (keys.some((key) => isSignedBy(key, bytes, decoded))) return null;
  return `${name} is not signed by a key that owners.json names for ${named.app}, or was changed since. ${how}`;
}

/**
 * The same for a release of the store. Null also without a key in owners.json.
 * @param file path of release.sig
 */
export function storedSignatureProblem(
  description: { bytes: Buffer; release: Release },
  named: Pick<Release, 'app' | 'version'>,
  file: string,
): string | null {
  const keys = keysOf(named.app);
  if (keys.length === 0) return null;
  return signatureProblem(description, named, existsSync(file) ? readFileSync(file, 'utf8') : null, keys);
}

import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { renameForGood, writeNew } from '@golf/node-kit/durable';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import {
  isPublished,
  keysOf,
  readPointer,
  readWholeRelease,
  RELEASE_FILE,
  releaseFolder,
  SIGNATURE_FILE,
} from '@golf/release-store';

/** The public key of a private one, as owners.json names it. */
const publicPartOf = (key: KeyObject) =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');

/** @throws Error when the file is no Ed25519 key */
function readKey(file: string): KeyObject {
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType !== 'ed25519') throw new Error(`it is a key of ${key.asymmetricKeyType}, not of Ed25519`);
    return key;
  } catch (cause) {
    throw new Error(
      `The key ${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}. "npm run release -- --new-key <file>" makes one.`,
      { cause },
    );
  }
}

/**
 * The private key for an app's releases, from the file that SIGNING_KEY_FILE names. Null: none is set or needed.
 * @throws Error when the app's owner has a key and this is not its private part
 */
export function signingKeyFor(app: string): KeyObject | null {
  const { SIGNING_KEY_FILE: file = '' } = process.env;
  const keys = keysOf(app);
  if (file === '') {
    if (keys.length === 0) return null;
    throw new Error(
      `${app} has a key in owners.json: set SIGNING_KEY_FILE to the file of its private key. "npm start" shows your sources on this machine without one.`,
    );
  }
  const key = readKey(file);
  if (keys.length === 0 || keys.includes(publicPartOf(key))) return key;
  throw new Error(`${file} is not the key of ${app}: owners.json names another one.`);
}

/** Signs a release: writes the signature beside its release.json. */
export async function signFolder(folder: string, key: KeyObject): Promise<void> {
  const draft = join(folder, `${SIGNATURE_FILE}.${process.pid}`);
  const signature = sign(null, await readFile(join(folder, RELEASE_FILE)), key).toString('base64');
  await rm(draft, { force: true });
  await writeNew(draft, `${signature}\n`);
  await renameForGood(draft, join(folder, SIGNATURE_FILE));
}

/** Live and trial versions of an app, waiting ones, and those that a rollback can restore. */
function namedVersions(releases: string, app: string): string[] {
  const { [app]: state } = readPointer(releases);
  const versions = [state?.version, state?.trial?.version, state?.waiting?.version, ...(state?.earlier ?? [])];
  return versions.filter((version) => version !== undefined).filter((version) => isPublished(releases, app, version));
}

/**
 * Signs releases that are in the store already, such as those of before a key was named.
 * @param version null: every version that is live, on trial or waiting, or that a rollback can restore
 * @throws Error without a key, or for the first release that is damaged or too old
 */
export async function signStored(
  releases: string,
  { app, version }: { app: string; version: string | null },
  say: (line: string) => void,
): Promise<void> {
  const key = signingKeyFor(app);
  if (!key) throw new Error('Set SIGNING_KEY_FILE to the file of the private key.');
  // Files are checked, signatures not: these are what is missing.
  process.env.UNSIGNED_RELEASES = 'true';
  for (const one of version === null ? namedVersions(releases, app) : [version]) {
    const release = readWholeRelease(releases, app, one);
    if (release.app !== app || release.version !== one || Object.keys(release.files).length === 0) {
      say(`${app} ${one} is NOT signed: its release.json lacks its name or the digests of its files.`);
      continue;
    }
    await signFolder(releaseFolder(releases, app, one), key);
    say(`${app} ${one} is signed.`);
  }
}

/**
 * Makes a key pair, and writes the private key to a new file that only its owner can read.
 * @returns the public key, as owners.json names it
 * @throws Error for a file in the checkout, or one that exists
 */
export async function makeKey(file: string): Promise<string> {
  const path = resolve(file);
  if (!relative(PROJECT_ROOT, path).startsWith('..')) {
    throw new Error(`${file} is in the checkout, from where it could be committed: name a file outside.`);
  }
  const { privateKey } = generateKeyPairSync('ed25519');
  await writeNew(path, privateKey.export({ format: 'pem', type: 'pkcs8' }), 0o600);
  return publicPartOf(privateKey);
}

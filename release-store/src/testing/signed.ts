import { generateKeyPairSync, sign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '@golf/database/testing';
import { RELEASE_FILE, SIGNATURE_FILE } from '../index.ts';

/** A team's key pair. */
export function makeTeam() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey,
    /** As in owners.json. */
    key: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    /** Signs the release in a folder. */
    async signs(folder: string): Promise<void> {
      const signature = sign(null, await readFile(join(folder, RELEASE_FILE)), privateKey);
      await writeFile(join(folder, SIGNATURE_FILE), `${signature.toString('base64')}\n`);
    },
  };
}

/** Requires signatures by these keys until the end of the test, as a server does. */
export async function nameKeys(keys: Record<string, string[]>): Promise<void> {
  const owners = Object.entries(keys).map(([app, list]) => [app, { owner: '@golf/team', keys: list }]);
  const file = join(await temporaryFolder(), 'owners.json');
  await writeFile(file, JSON.stringify(Object.fromEntries(owners)));
  vi.stubEnv('OWNERS_FILE', file);
  vi.stubEnv('UNSIGNED_RELEASES', '');
  onTestFinished(() => void vi.unstubAllEnvs());
}

import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import { SHARES } from './shares.ts';

/* The federation runtime with the shell as its host. A lazy chunk, because only containers need it. */

/** Versions of the shared modules, injected by vite.base.ts. */
declare const SHARE_VERSIONS: Record<string, string>;

// Remotes bundle no federation runtime and use this global (`externalRuntime` in vite.base.ts).
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });

const shared = Object.entries(SHARES).map(([name, module]) => {
  const version = SHARE_VERSIONS[name] ?? '';
  const shareConfig = { singleton: true, requiredVersion: version };
  return [name, { version, lib: () => module, shareConfig, strategy: 'loaded-first' as const }] as const;
});

export const runtime = createInstance({
  name: 'shell',
  remotes: [],
  shared: Object.fromEntries(shared),
  shareStrategy: 'loaded-first',
});

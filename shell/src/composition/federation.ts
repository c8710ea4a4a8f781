import { lateImport } from '@golf/shared/late';
import { reportStack, type FederationRuntime } from '@golf/shared/platform';
import { SHARES } from './shares.ts';

const late = lateImport(() => import('./federation-runtime.ts'));

/**
 * Global cache of shared modules for code built by the federation plugin, with keys `default:<name>`. Containers fill
 * it when the runtime starts them; a module imported without its container reads the same cache.
 */
const SHARE_CACHE = '__mf_module_cache__';

interface Federation extends FederationRuntime {
  /** Fetches the runtime before the first container is requested. */
  preload(): void;
}

/**
 * Provides the shell's modules to the remotes of this page. The runtime loads with the first container.
 * @param versionOf version of an app on this page
 */
export function startFederation(versionOf: (app: string) => string | undefined): Federation {
  const share = Object.fromEntries(Object.entries(SHARES).map(([name, module]) => [`default:${name}`, module]));
  Object.assign(globalThis, { [SHARE_CACHE]: { share, remote: {} } });

  /** Registrations to forward once the runtime is loaded. */
  const waiting: Parameters<FederationRuntime['registerRemotes']>[] = [];
  return {
    importScript: (url) => import(/* @vite-ignore */ url) as Promise<unknown>,
    preload: () => void late.load().catch(() => {}), // A caller that needs the runtime retries and reports.
    registerRemotes: (...registration) => void waiting.push(registration),
    async loadRemote(id) {
      const { runtime } = await late.load().catch((error: unknown) => {
        // The slot reports its remote, which is not the cause: the error names a script of the shell.
        reportStack(error instanceof Error ? `${error.message}\n${error.stack}` : null, 'load', versionOf);
        throw error;
      });
      for (const registration of waiting.splice(0)) runtime.registerRemotes(...registration);
      return runtime.loadRemote(id);
    },
  };
}

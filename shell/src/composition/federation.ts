import { lateImport } from '@golf/shared/late';
import { reportStack, type FederationRuntime } from '@golf/shared/platform';
import { SHARES } from './shares.ts';

const late = lateImport(() => import('./federation-runtime.ts'));

/**
 * Where modules that the federation plugin has built look for what is shared, under `default:` and its name. Containers put
 * it there when the runtime starts them; a module that is imported by itself finds it there as well.
 */
const SHARE_CACHE = '__mf_module_cache__';

interface Federation extends FederationRuntime {
  /** Fetches the runtime before a container is asked for. */
  preload(): void;
}

/**
 * Offers the shell's modules to the remotes of this page. The runtime itself comes when a container is first asked for.
 * @param versionOf the version of an app on this page
 */
export function startFederation(versionOf: (app: string) => string | undefined): Federation {
  const share = Object.fromEntries(Object.entries(SHARES).map(([name, module]) => [`default:${name}`, module]));
  Object.assign(globalThis, { [SHARE_CACHE]: { share, remote: {} } });

  /** Registrations that are passed on as soon as the runtime is here. */
  const waiting: Parameters<FederationRuntime['registerRemotes']>[] = [];
  return {
    importScript: (url) => import(/* @vite-ignore */ url) as Promise<unknown>,
    preload: () => void late.load().catch(() => {}), // Whoever needs it asks again, and says so.
    registerRemotes: (...registration) => void waiting.push(registration),
    async loadRemote(id) {
      const { runtime } = await late.load().catch((error: unknown) => {
        // The slot reports its remote, which is not to blame: the script that the error names is the shell's.
        reportStack(error instanceof Error ? `${error.message}\n${error.stack}` : null, 'load', versionOf);
        throw error;
      });
      for (const registration of waiting.splice(0)) runtime.registerRemotes(...registration);
      return runtime.loadRemote(id);
    },
  };
}

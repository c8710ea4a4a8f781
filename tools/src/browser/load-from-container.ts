interface Host {
  name: string;
  options: { remotes: { name: string }[] };
  registerRemotes(remotes: { name: string; entry: string; type: 'module' }[]): void;
  loadRemote(id: string): Promise<{ default?: unknown } | null>;
}

/**
 * Loads the module of a slot from its remote's container. Runs in the page.
 * @throws Error with the container's message
 */
export async function loadFromContainer([slot, patience]: readonly [string, number]): Promise<void> {
  const { __FEDERATION__: register } = globalThis as { __FEDERATION__?: { __INSTANCES__: Host[] } };
  const shell = register?.__INSTANCES__.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('the shell has no federation runtime');
  const [name = ''] = slot.split('/');
  if (!shell.options.remotes.some((remote) => remote.name === name)) {
    const state = JSON.parse(document.getElementById('page')?.textContent ?? '{}') as {
      remotes?: Record<string, { entry: string }>;
    };
    shell.registerRemotes([{ name, entry: state.remotes?.[name]?.entry ?? '', type: 'module' }]);
  }
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('it does not answer')), patience);
  });
  const module = await Promise.race([shell.loadRemote(slot), late]);
  if (!module?.default) throw new Error('it has no such module');
}

/** The runtime is loaded once the page is idle. */
export const hasRuntime = () => '__FEDERATION__' in globalThis;

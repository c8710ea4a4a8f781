import Module, { isBuiltin, registerHooks } from 'node:module';

/*
 * What Node's permission model does not keep from the render worker: the network, signals, and the way back to both. It
 * keeps files, other programs, threads, native code and the inspector by itself (render-process.ts).
 */

/** What rendering may use of Node: nothing that leads out of the process. Files are subject to its permissions. */
const ALLOWED = new Set(
  [
    'assert async_hooks buffer crypto diagnostics_channel events fs fs/promises path perf_hooks process querystring',
    'stream stream/consumers stream/promises stream/web string_decoder timers timers/promises url util util/types zlib',
  ].flatMap((names) => names.split(' ')),
);

/** What a release gets for `node:module`, of which built code uses one function; the whole would open the rest again. */
const MODULE_FOR_RELEASES = new URL('./module-for-releases.ts', import.meta.url).href;

const nameOf = (specifier: string) => specifier.replace(/^node:/, '');

function refuse(what: string): never {
  throw new Error(`${what} is not there for what is rendered on the server`);
}

/** Closes the process off, for everything that is imported from now on. Called once. */
export function closeOff(): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const name = nameOf(specifier);
      if (!isBuiltin(specifier) || ALLOWED.has(name)) return nextResolve(specifier, context);
      if (context.parentURL === MODULE_FOR_RELEASES) return nextResolve(specifier, context);
      if (name === 'module' && !context.conditions.includes('require'))
        return { url: MODULE_FOR_RELEASES, shortCircuit: true };
      return refuse(`The module ${specifier}`);
    },
  });
  // A module of the CommonJS kind reaches this class through its own `module`: later hooks would come before these.
  Object.assign(Module, { registerHooks: () => refuse('registerHooks'), register: () => refuse('register') });
  const { getBuiltinModule } = process;
  Object.assign(process, {
    getBuiltinModule: (id: string) => (ALLOWED.has(nameOf(id)) ? getBuiltinModule(id) : refuse(`The module ${id}`)),
    kill: () => refuse('process.kill'),
    _kill: () => refuse('process._kill'),
    _debugProcess: () => refuse('process._debugProcess'),
  });
  for (const name of ['WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
}

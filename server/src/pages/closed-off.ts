import Module, { isBuiltin, registerHooks } from 'node:module';

/*
 * Blocks the gaps in Node's permission model for the render worker: network, signals, and indirect access to both. The
 * permission model itself blocks files, other programs, threads, native code and the inspector (render-process.ts).
 */

/** Node modules that rendering may import; none of them leaves the process. File access is limited by permissions. */
const ALLOWED = new Set(
  [
    'assert async_hooks buffer crypto diagnostics_channel events fs fs/promises path perf_hooks process querystring',
    'stream stream/consumers stream/promises stream/web string_decoder timers timers/promises url util util/types zlib',
  ].flatMap((names) => names.split(' ')),
);

/**
 * Replacement of `node:module` for releases. Built code needs one of its functions; the others would undo the block.
 */
const MODULE_FOR_RELEASES = new URL('./module-for-releases.ts', import.meta.url).href;

const nameOf = (specifier: string) => specifier.replace(/^node:/, '');

function refuse(what: string): never {
  throw new Error(`${what} is not available to code that the server renders`);
}

/** Closes the process off for all later imports. Called once. */
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
  // CommonJS modules reach this class through their `module`. Hooks that they register would run before these.
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

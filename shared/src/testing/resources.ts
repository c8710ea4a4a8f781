import { vi } from 'vitest';

/* Counts resources that a component must release on unmount: listeners, timers, observers, elements outside its own. */

type Listener = Parameters<EventTarget['addEventListener']>;

/** jsdom has no layout: this fake observer reports its element at once. */
function fakeObserver(live: Set<object>) {
  return class {
    readonly #report: (entries: { isIntersecting: boolean; target: Element }[]) => void;
    constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
      this.#report = report;
    }
    observe(target: Element) {
      live.add(this);
      queueMicrotask(() => live.has(this) && this.#report([{ isIntersecting: true, target }]));
    }
    unobserve() {}
    disconnect() {
      live.delete(this);
    }
    takeRecords() {
      return [];
    }
  };
}

/** Counts pending timers. An interval counts until it is cleared. */
function watchTimers(): Map<unknown, string> {
  /** Stack line of the caller, for the error message. */
  const live = new Map<unknown, string>();
  const caller = () => new Error('set').stack?.split('\n')[3]?.trim() ?? 'somewhere';
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  vi.stubGlobal('setTimeout', (run: (...args: unknown[]) => void, delay: number, ...args: unknown[]) => {
    const timer = setTimeout(() => {
      live.delete(timer);
      run(...args);
    }, delay);
    live.set(timer, `${delay} ms, set ${caller()}`);
    return timer;
  });
  vi.stubGlobal('setInterval', (run: () => void, delay: number) => {
    const timer = setInterval(run, delay);
    live.set(timer, `every ${delay} ms, set ${caller()}`);
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: number) => {
    live.delete(timer);
    clearTimeout(timer);
  });
  vi.stubGlobal('clearInterval', (timer: number) => {
    live.delete(timer);
    clearInterval(timer);
  });
  return live;
}

/** Describes the resources that are still held; empty if all are released. */
export type Held = () => string[];

/** Starts counting. Undo with `vi.unstubAllGlobals()` and `vi.restoreAllMocks()`. */
export function watchResources(): Held {
  const listeners = new Map<string, number>();
  const observers = new Set<object>();
  for (const [name, target] of [
    ['window', window],
    ['document', document],
  ] as const) {
    const count = (type: string, by: number) => {
      const key = `a ${type} listener on the ${name}`;
      listeners.set(key, (listeners.get(key) ?? 0) + by);
    };
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((...args: Listener) => {
      count(args[0], 1);
      if (args[1]) add(args[0], args[1], args[2]);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((...args: Listener) => {
      count(args[0], -1);
      if (args[1]) remove(args[0], args[1], args[2]);
    });
  }
  vi.stubGlobal('IntersectionObserver', fakeObserver(observers));
  vi.stubGlobal('ResizeObserver', fakeObserver(observers));
  const timers = watchTimers();
  const children = document.body.children.length;

  return () => [
    ...[...listeners].filter(([, count]) => count > 0).map(([what]) => what),
    ...(observers.size > 0 ? [`${observers.size} observers`] : []),
    ...[...timers.values()].map((what) => `a timer of ${what}`),
    ...(document.body.children.length > children ? ['elements outside its own'] : []),
  ];
}

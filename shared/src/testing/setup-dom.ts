import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// React requires this flag for tests with `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Test pages format dates in the server's locale.
Object.defineProperty(navigator, 'language', { configurable: true, value: 'en-GB' });

// jsdom has no layout. Fake media queries: a wide, light screen with a mouse and no reduced motion, whose size is
// constant.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Everything is in view.
window.IntersectionObserver ??= class implements Partial<IntersectionObserver> {
  readonly #report: () => void;
  constructor(report: IntersectionObserverCallback) {
    const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    this.#report = () => report(entries, this as unknown as IntersectionObserver);
  }
  observe() {
    queueMicrotask(this.#report);
  }
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

// Long timeout: a busy machine is no reason for a failure.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

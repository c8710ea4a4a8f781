import { performance } from 'node:perf_hooks';

// jsdom's clock has no marks and measures, which the site uses; Node's has.
Object.defineProperty(globalThis, 'performance', { value: performance, configurable: true, writable: true });

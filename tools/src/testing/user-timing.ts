import { performance } from 'node:perf_hooks';

// The clock of jsdom knows neither marks nor measures, which the site makes; Node's does.
Object.defineProperty(globalThis, 'performance', { value: performance, configurable: true, writable: true });

import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// React asks for this wherever tests wait with `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Who reads the pages of tests writes dates as the server does.
Object.defineProperty(navigator, 'language', { configurable: true, value: 'en-GB' });

// jsdom lays nothing out: every screen is wide, light, still and has a mouse, and nothing changes its size.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// What is awaited comes when it comes: a machine that does other work as well is no reason to fail.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

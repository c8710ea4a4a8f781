import * as platform from '@golf/shared/platform';
import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import * as query from '@tanstack/react-query';
import queryPackage from '@tanstack/react-query/package.json' with { type: 'json' };
import * as react from 'react';
import reactPackage from 'react/package.json' with { type: 'json' };
import * as reactDom from 'react-dom';
import reactDomPackage from 'react-dom/package.json' with { type: 'json' };
import * as router from 'react-router-dom';
import routerPackage from 'react-router-dom/package.json' with { type: 'json' };
import * as zustand from 'zustand';
import zustandPackage from 'zustand/package.json' with { type: 'json' };

/** Origin of the site whose releases this host shows, from vite.config.ts. */
declare const GOLF_SITE: string;

// The remotes bring no federation runtime: they use this one.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });

/** A library that host and remotes have once. */
const share = (version: string, module: object) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: version },
  strategy: 'loaded-first' as const,
});

export const runtime = createInstance({
  name: 'second-host',
  remotes: [{ name: 'mfe-calculator', entry: `${GOLF_SITE}/releases/mfe-calculator/mf-manifest.json` }],
  shared: {
    react: share(reactPackage.version, react),
    'react-dom': share(reactDomPackage.version, reactDom),
    'react-router-dom': share(routerPackage.version, router),
    zustand: share(zustandPackage.version, zustand),
    '@tanstack/react-query': share(queryPackage.version, query),
    '@golf/shared/platform': share(platform.PLATFORM_VERSION, platform),
  },
  shareStrategy: 'loaded-first',
});

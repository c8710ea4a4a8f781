import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { NAMED_SIZES } from '../../vite.base.ts';

const ROOT = join(import.meta.dirname, '../..');
const APPS = ['shared', 'shell', ...globSync('mfe-*', { cwd: ROOT }).toSorted()];

/** Every app's `*.stories.tsx`, under the app's name, with pictures of the demo data. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: APPS.map((app) => ({
    directory: join(ROOT, app, 'src'),
    files: '**/*.stories.tsx',
    titlePrefix: app.replace('mfe-', ''),
  })),
  staticDirs: [
    '../public',
    '../../shell/public',
    { from: '../../demo/data/images', to: '/images' },
    { from: '../../node_modules/flag-icons/flags/4x3', to: '/flags' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // A story has no controls.
  typescript: { reactDocgen: false },
  features: { controls: false, actions: false, interactions: false, backgrounds: false },
  // Pre-bundles all their imports: the page would reload for each one found later.
  viteFinal: (vite) => ({
    ...vite,
    css: { postcss: NAMED_SIZES },
    optimizeDeps: { ...vite.optimizeDeps, entries: APPS.map((app) => join(ROOT, app, 'src/**/*.stories.tsx')) },
  }),
};

export default config;

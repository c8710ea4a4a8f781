import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const { GOLF_SITE = 'http://localhost:3000' } = process.env;

/** Remotes fetch data and pictures from paths of their page. */
const proxy = Object.fromEntries(
  ['/api', '/images', '/flags'].map((path) => [path, { target: GOLF_SITE, changeOrigin: true }]),
);

export default defineConfig({
  plugins: [react()],
  define: { GOLF_SITE: JSON.stringify(GOLF_SITE) },
  build: { target: 'esnext' },
  server: { proxy },
  preview: { proxy },
});

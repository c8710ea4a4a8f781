import { defineHost } from '../vite.base.ts';
import { cutFont } from './cut-font.ts';
import { smallScript } from './small-script.ts';
import { findPage } from '@golf/shared/pages';

export default defineHost(import.meta.dirname, {
  plugins: [cutFont(), smallScript()],
  slotsOfPage: (pathname) => findPage(pathname)?.slots.map(({ name }) => name) ?? [],
});

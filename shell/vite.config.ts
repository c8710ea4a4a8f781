import { defineHost } from '../vite.base.ts';
import { cutFont } from './cut-font.ts';
import { smallScript } from './small-script.ts';
import { slotsOfPage } from './src/composition/slots-of-page.ts';

export default defineHost(import.meta.dirname, {
  plugins: [cutFont(), smallScript()],
  slotsOfPage: (pathname) => slotsOfPage(pathname, (name) => name),
});

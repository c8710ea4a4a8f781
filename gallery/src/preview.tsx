import { applyTheme, createQueryClient, createStaticLoader, Platform, themePreference } from '@golf/shared/platform';
import { answer, type Story } from '@golf/shared/story';
import type { Preview } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import '@fontsource-variable/archivo/wdth.css';
import '@golf/shared/ui/tokens.css';
import '@golf/shared/ui/base.css';

/** The providers of a page. */
function Page({ address, children }: { address: string; children: ReactNode }) {
  // As on the server: no retries.
  const [queryClient] = useState(() => createQueryClient({ onServer: true }));
  const [loader] = useState(() => createStaticLoader({}));
  return (
    <Platform queryClient={queryClient} loader={loader}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </Platform>
  );
}

applyTheme(document.documentElement);
const realFetch = globalThis.fetch;

/** Context of each story: the toolbar's theme, and a backend with the story's answers. */
const preview: Preview = {
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'light' },
  parameters: { layout: 'padded' },
  beforeEach({ parameters, globals }) {
    themePreference.set(globals.theme === 'dark' ? 'dark' : 'light');
    const { answers } = parameters as NonNullable<Story['parameters']>; // Cast: parameters of a story.
    globalThis.fetch = (request, options) =>
      typeof request === 'string' && /^\/(api|data)\//.test(request)
        ? answer(request, answers)
        : realFetch(request, options);
  },
  decorators: [
    (Show, { id, parameters }) => (
      <Page key={id} address={(parameters as NonNullable<Story['parameters']>).address ?? '/'}>
        <Show />
      </Page>
    ),
  ],
};

export default preview;

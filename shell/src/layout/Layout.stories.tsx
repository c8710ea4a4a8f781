import type { Story } from '@golf/shared/story';
import { Footer } from './Footer.tsx';
import { PatronBanner } from './PatronBanner.tsx';
import { PreviewBanner } from './PreviewBanner.tsx';

export default {};

const layout = 'fullscreen';

export const Bottom: Story = {
  render: () => (
    <>
      <PatronBanner />
      <Footer />
    </>
  ),
  parameters: { layout },
};
export const Preview: Story = {
  render: () => <PreviewBanner previews={[{ app: 'mfe-courses', version: '1.0.0-3f9a0c1b2d' }]} />,
  parameters: { layout },
};
export const PreviewRolledBack: Story = {
  render: () => (
    <PreviewBanner
      previews={[
        {
          app: 'mfe-courses',
          version: '1.0.0-3f9a0c1b2d',
          rolledBack: { at: '2026-11-15T12:00:00Z', why: 'it failed on 3 of 40 pages' },
        },
      ]}
    />
  ),
  parameters: { layout },
};

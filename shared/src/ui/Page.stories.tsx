import type { Story } from '../testing/story.tsx';
import { Page } from './Page.tsx';
import { SafeHtml } from './SafeHtml.tsx';
import { Sections } from './Sections.tsx';

export default {};

const layout = 'fullscreen';
const WORDS = 'Every round that we have seen on video counts, and nothing else. '.repeat(4);

export const Wide: Story = { render: () => <Page>{WORDS}</Page>, parameters: { layout } };

export const Prose: Story = {
  render: () => (
    <Page prose>
      <SafeHtml html={`<p>${WORDS}</p><p>Links <a href="/courses">by the sea</a>, <b>in the wind</b>.</p>`} />
    </Page>
  ),
  parameters: { layout },
};

export const WithSections: Story = {
  render: () => (
    <Page prose>
      <Sections>
        <h2>What counts</h2>
        <p>{WORDS}</p>
        <h2>What does not</h2>
        <p>{WORDS}</p>
      </Sections>
    </Page>
  ),
  parameters: { layout },
};

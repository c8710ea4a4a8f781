import type { Story } from '../testing/story.tsx';
import { Page } from './Page.tsx';
import { Section } from './Section.tsx';
import { SectionBar } from './SectionBar.tsx';

export default {};

const SECTIONS = ['Handicap', 'Rounds', 'History', 'Courses', 'Records', 'Trophies'].map((title) => ({
  id: title.toLowerCase(),
  title,
}));

export const Row: Story = {
  render: () => (
    <Page>
      <SectionBar name="Sections" sections={SECTIONS} />
      {SECTIONS.map(({ id, title }) => (
        <Section key={id} id={id} title={title}>
          <p>Every round seen on video.</p>
        </Section>
      ))}
    </Page>
  ),
};

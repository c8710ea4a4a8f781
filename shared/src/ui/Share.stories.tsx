import { press, type Story } from '../testing/story.tsx';
import { LinkButton } from './Button.tsx';
import { SharePanel, SharePart } from './SharePanel.tsx';

export default {};

/** Without previews, which a site draws. */
const render = () => (
  <div style={{ minHeight: '34rem' }}>
    <SharePanel id="share" label="Share" title="Share" event="story">
      <SharePart
        title="Link"
        words="Ada Forsgren, handicap +1.4"
        text="https://golf.example/players/14-ada-forsgren"
        label="Copy link"
        copied="Link copied"
      >
        <LinkButton href="#">Share on X</LinkButton>
      </SharePart>
      <SharePart
        title="Card for your site"
        words="It keeps itself up to date, needs no script and sets no cookies."
        text='<iframe src="https://golf.example/embed/players/14" title="Ada Forsgren: golf handicap" width="420" height="300"></iframe>'
        label="Copy code"
        copied="Code copied"
      />
    </SharePanel>
  </div>
);

export const Closed: Story = { render };

export const Open: Story = { render, play: ({ canvasElement }) => press(canvasElement, 'button') };

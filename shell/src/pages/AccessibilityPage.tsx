import { usePageHead } from '@golf/shared/platform';
import { PAGE_HEADS } from '@golf/shared/page-heads';
import { SITE } from '@golf/shared/site';
import { Board, Page, Sections } from '@golf/shared/ui';

/** The accessibility statement. */
export function AccessibilityPage() {
  usePageHead(PAGE_HEADS.accessibility);
  return (
    <>
      <Board title="Accessibility" lead="Everybody gets the same tee time" />
      <Page prose>
        <Sections>
          <h2>What we aim for</h2>
          <p>
            {SITE.name} is built to meet WCAG 2.2, level AA, with the exceptions below. It should work for you whether
            you:
          </p>
          <ul>
            <li>use the keyboard alone or a screen reader</li>
            <li>zoom in, or visit on a phone</li>
            <li>need more contrast, less motion or a dark theme</li>
          </ul>
          <h2>What you can count on</h2>
          <p>
            Everything works with the keyboard alone, and what you&rsquo;ve opened, filtered or sorted is announced. We
            follow your system settings for reduced motion, more contrast and forced colours.
          </p>
          <h2>How we check</h2>
          <p>
            Automated tests check every page, in both themes and at two widths, before you see a change. What they
            can&rsquo;t find we look for by hand: with the keyboard only, at 320 pixels wide and in forced-colours mode.
            The site hasn&rsquo;t been independently certified.
          </p>
          <p>Last reviewed in November 2026.</p>
          <h2>Where it falls short</h2>
          <p>
            Without JavaScript you can read the leaderboard, every player&rsquo;s page and the articles, but there are
            no filters, no dialogs and no calculator. The videos are YouTube&rsquo;s: we can&rsquo;t caption them. The
            Trophy Room is a picture with buttons on it; each trophy says what it is, but the cabinet itself stays small
            at high zoom.
          </p>
          <h2>Found a bunker?</h2>
          <p>
            Tell us what you were trying to do, and which browser or assistive technology you used:{' '}
            <a href={`mailto:${SITE.email}`}>{SITE.email}</a>.
          </p>
        </Sections>
      </Page>
    </>
  );
}

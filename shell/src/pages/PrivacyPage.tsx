import { usePageHead } from '@golf/shared/platform';
import { PAGE_HEADS } from '@golf/shared/page-heads';
import { SITE } from '@golf/shared/site';
import { Board, Page, Sections } from '@golf/shared/ui';

const Social = ({ to, children }: { to: string; children: string }) => (
  <a href={to} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);

/** The privacy statement. */
export function PrivacyPage() {
  usePageHead(PAGE_HEADS.privacy);
  return (
    <>
      <Board title="Privacy Policy" lead="The short version: we don’t know who you are" />
      <Page prose>
        <Sections>
          <h2>No accounts, no profiles</h2>
          <p>
            We collect almost nothing, and there is nothing to sign in to. The main exception is brief: while we try out
            a new version of a feature, we set two cookies and hold your IP address in memory for a day at most, as
            explained below.
          </p>
          <h2>What your browser keeps</h2>
          <p>
            Your preferences stay in your browser&rsquo;s local storage: the theme, the leaderboard&rsquo;s order and
            filters, the newest score you&rsquo;ve seen, the last Trophy Room you opened, how long the support banner
            stays hidden, and your calculator history. Whatever you&rsquo;ve typed into the calculator is kept until you
            close the tab. None of it is sent to us. &ldquo;Clear&rdquo; in the settings removes it, and so does
            clearing your browser&rsquo;s data.
          </p>
          <h2>When we try something out</h2>
          <p>
            While we try out a new version of a feature on some visitors, a cookie holds a number from 0 to 99 that
            decides who gets it. One visitor in a hundred shares yours. It expires after 30 days.
          </p>
          <p>
            A second cookie lets the page in front of you report, once, how it went: whether it failed, how long it took
            to load and respond, and whether a button did nothing. That cookie goes when you close the browser.
          </p>
          <p>
            So that nobody is counted twice, our server keeps your IP address in memory for a day at most and never
            writes it down.
          </p>
          <h2>When something breaks</h2>
          <p>
            Your browser tells our server which feature failed, in which version, and which of the page&rsquo;s own
            security rules was broken. We count these reports; they say nothing about you.
          </p>
          <h2>Anonymous usage analytics</h2>
          <p>
            We count which pages are visited and which buttons are pressed, to learn what&rsquo;s useful. Each entry
            records what was clicked and when, and nothing about who clicked. It&rsquo;s deleted after 90 days.
          </p>
          <h2>Public video data</h2>
          <p>
            Titles, thumbnails and subscriber counts are public video-platform data, used for display only. Our server
            fetches the subscriber counts. Video thumbnails are hosted by YouTube: when you open a player or a
            round&rsquo;s card, your browser fetches them from YouTube&rsquo;s image server, and YouTube learns your IP
            address, as it does from any visit. Until then, no other site hears from you.
          </p>
          <h2>Questions</h2>
          <p>
            Write to <a href={`mailto:${SITE.email}`}>{SITE.email}</a>, or reach us on our social channels:{' '}
            <Social to={SITE.socials.instagram}>Instagram</Social>, <Social to={SITE.socials.tiktok}>TikTok</Social>,{' '}
            <Social to={SITE.socials.x}>X</Social> and <Social to={SITE.socials.reddit}>Reddit</Social>.
          </p>
          <p>Last changed in November 2026.</p>
        </Sections>
      </Page>
    </>
  );
}

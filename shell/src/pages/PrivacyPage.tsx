import { usePageHead } from '@golf/shared/platform';
import { PAGE_HEADS } from '@golf/shared/page-heads';
import { SITE } from '@golf/shared/site';
import { Board, Page } from '@golf/shared/ui';
import styles from './PrivacyPage.module.css';

/** The privacy statement. */
export function PrivacyPage() {
  usePageHead(PAGE_HEADS.privacy);
  return (
    <>
      <Board title="Privacy Policy" lead="The short version: we do not know who you are" />
      <Page prose>
        <div className={styles.policy}>
          <h2>No personal data</h2>
          <p>
            {SITE.name} has no sign-in and collects no personal data. Nothing here asks for your name, and no cookie
            follows you around.
          </p>
          <h2>What your browser keeps</h2>
          <p>
            Your choices stay in the local storage of your own browser: the theme, the order and the filters of the
            leaderboard, the newest score that you have seen, the Trophy Room that you looked at last, until when the
            support banner is hidden, and the history of the calculator. What you have typed into the calculator is kept
            until you close the tab. None of it is sent to us, and clearing your browser&rsquo;s data removes it.
          </p>
          <p>
            While a new version of a feature is tried out on some visitors, a cookie holds a number from 0 to 99 that
            decides who gets it. You share yours with every hundredth visitor. A second cookie lets the page in front of
            you report once that the new version failed; it goes when you close the browser. So that nobody is counted
            twice, our server keeps your address in its memory for a day at most, and writes it nowhere.
          </p>
          <h2>When something breaks</h2>
          <p>
            Your browser tells our server which feature failed, in which version, and which of the page&rsquo;s own
            security rules was broken. We count these reports; they say nothing about you.
          </p>
          <h2>Anonymous usage analytics</h2>
          <p>
            We count which pages are visited and which buttons are pressed, to learn what is useful. An entry holds what
            was clicked and when, and nothing about who clicked. It is deleted after 90 days.
          </p>
          <h2>Public video data</h2>
          <p>
            Titles, thumbnails and subscriber counts come from public video-platform data and are used for display only.
            Our server asks for the subscriber counts. The thumbnails of videos are at YouTube: when you open a player
            or the card of a round, your browser asks i.ytimg.com for them, and YouTube learns your address as it does
            from any visit. Until then no other site is asked for anything.
          </p>
          <h2>Questions</h2>
          <p>
            Write to <a href={`mailto:${SITE.email}`}>{SITE.email}</a> or reach us on our social channels.
          </p>
        </div>
      </Page>
    </>
  );
}

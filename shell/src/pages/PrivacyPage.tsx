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
            Your preferences, such as the theme and the filters of the leaderboard, are kept in the local storage of
            your own browser. They never leave it, and clearing your browser&rsquo;s data removes them.
          </p>
          <p>
            While a new version of a feature is tried out on some visitors, a cookie holds a number from 0 to 99 that
            decides who gets it. You share yours with every hundredth visitor.
          </p>
          <h2>Anonymous usage analytics</h2>
          <p>
            We count which pages are visited and which buttons are pressed, to learn what is useful. An entry holds what
            was clicked and when, and nothing about who clicked.
          </p>
          <h2>Public video data</h2>
          <p>
            Titles, thumbnails and subscriber counts come from public video-platform data and are used for display only.
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

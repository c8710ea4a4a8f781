import { SITE } from '@golf/shared/site';

const Social = ({ to, children }: { to: string; children: string }) => (
  <a href={to} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);

const PRIVACY = (
  <>
    <h2>No accounts, no profiles</h2>
    <p>
      No personal data is collected. There is nothing to sign in to, and nothing that says who you are is ever written
      down. One thing is worth knowing: while we try out a new version of a feature, we set two cookies and hold your IP
      address in memory for a day at most, as explained below.
    </p>
    <h2>What your browser keeps</h2>
    <p>
      Preferences such as filters are kept in your browser&rsquo;s local storage: the theme, the leaderboard&rsquo;s
      order and filters, the newest score you&rsquo;ve seen, the players you follow and whether &ldquo;Yours&rdquo; is
      folded, the last Trophy Room you opened, how long the support banner stays hidden, and your calculator history.
      Whatever you&rsquo;ve typed into the calculator is kept until you close the tab. None of it is sent to us.
      &ldquo;Clear&rdquo; in the settings removes it, and so does clearing your browser&rsquo;s data.
    </p>
    <p>
      The list of players you follow reaches our server only if you use its link, its feed or its calendar: their
      addresses name the players. We answer and keep nothing.
    </p>
    <h2>When we try something out</h2>
    <p>
      While we try out a new version of a feature on some visitors, a cookie holds a number from 0 to 99 that decides
      who gets it. One visitor in a hundred shares yours. It expires after 30 days.
    </p>
    <p>
      A second cookie lets the page in front of you report, once, how it went: whether it failed, how long it took to
      load and respond, and whether a button did nothing. That cookie goes when you close the browser.
    </p>
    <p>
      So that nobody is counted twice, our server keeps your IP address in memory for a day at most and never writes it
      down.
    </p>
    <h2>When something breaks</h2>
    <p>
      Your browser tells our server which feature failed, in which version, and which of the page&rsquo;s own security
      rules was broken. We count these reports; they say nothing about you.
    </p>
    <p>
      One visit in twenty also reports, once and anonymously, how fast each feature loaded and responded, and browsers
      tell us when a page crashed or used something outdated. We keep counts per feature and day, and nothing about you.
    </p>
    <h2>Anonymous usage analytics</h2>
    <p>
      We use anonymous usage analytics: we count which pages are visited and which buttons are pressed, to learn
      what&rsquo;s useful. A search counts as a visit, without its words. Each entry records what was clicked and when,
      and nothing about who clicked. It&rsquo;s deleted after 90 days.
    </p>
    <h2>Public video data</h2>
    <p>
      Titles, thumbnails and subscriber counts are public video-platform data, used for display only. Our server fetches
      the subscriber counts. Video thumbnails are hosted by YouTube: when you open a player or a round&rsquo;s card,
      your browser fetches them from YouTube&rsquo;s image server, and YouTube learns your IP address, as it does from
      any visit. Until then, no other site hears from you.
    </p>
    <h2>Contact</h2>
    <p>
      Contact is by e-mail and on our social channels. Write to <a href={`mailto:${SITE.email}`}>{SITE.email}</a>, or
      find us on <Social to={SITE.socials.instagram}>Instagram</Social>,{' '}
      <Social to={SITE.socials.tiktok}>TikTok</Social>, <Social to={SITE.socials.x}>X</Social> and{' '}
      <Social to={SITE.socials.reddit}>Reddit</Social>.
    </p>
    <p>Last changed in November 2026.</p>
  </>
);

const ACCESSIBILITY = (
  <>
    <h2>What we aim for</h2>
    <p>
      {SITE.name} is built to meet WCAG 2.2, level AA, with the exceptions below. It should work for you whether you:
    </p>
    <ul>
      <li>use the keyboard alone or a screen reader</li>
      <li>zoom in, or visit on a phone</li>
      <li>need more contrast, less motion or a dark theme</li>
    </ul>
    <h2>What you can count on</h2>
    <p>
      Everything works with the keyboard alone, and what you&rsquo;ve opened, filtered or sorted is announced. We follow
      your system settings for reduced motion, more contrast and forced colours.
    </p>
    <h2>How we check</h2>
    <p>
      Automated tests check every page, in both themes and at two widths, before you see a change. What they can&rsquo;t
      find we look for by hand: with the keyboard only, at 320 pixels wide and in forced-colours mode. The site
      hasn&rsquo;t been independently certified.
    </p>
    <p>Last reviewed in November 2026.</p>
    <h2>Where it falls short</h2>
    <p>
      Without JavaScript you can read the leaderboard, every player&rsquo;s page and the articles, but there are no
      filters, no dialogs and no calculator. The videos are YouTube&rsquo;s: we can&rsquo;t caption them. The Trophy
      Room is a picture with buttons on it: each trophy says what it is, but at high zoom you&rsquo;ll need to scroll to
      see the whole cabinet.
    </p>
    <h2>Found a bunker?</h2>
    <p>
      Tell us what you were trying to do, and which browser or assistive technology you used:{' '}
      <a href={`mailto:${SITE.email}`}>{SITE.email}</a>.
    </p>
  </>
);

export interface StatementProps {
  about: 'privacy' | 'accessibility';
}

const Statement = ({ about }: StatementProps) => (about === 'privacy' ? PRIVACY : ACCESSIBILITY);

export default Statement;

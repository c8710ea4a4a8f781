import { RemoteSlot } from '@golf/shared/platform';
import { articlePath, CALCULATOR_SLUG } from '@golf/shared/routes';
import { Skeleton } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import type { ArticleContent } from '../article.ts';
import { Scorecard } from '../pictures/Scorecard.tsx';

export const article: ArticleContent = {
  slug: CALCULATOR_SLUG,
  title: 'Golf Handicap Calculator',
  date: '2025-08-30',
  category: 'Tool',
  tags: ['calculator', 'handicap'],
  image: '/images/courses/north-berwick-1.svg',
  picture: Scorecard,
  seo: {
    title: 'Free golf handicap calculator: from scores to an index',
    description: 'Enter your scores with course and slope rating, see what each is worth, and get your index.',
    keywords: ['golf handicap calculator', 'handicap index', 'score differential', 'slope rating'],
  },
  tool: () => (
    <RemoteSlot
      name="mfe-calculator/Calculator"
      props={{}}
      fallback={<Skeleton rows={6} rowHeight={5} label="Loading the calculator" />}
    />
  ),
  content: () => (
    <>
      <p>
        Your handicap index answers one question: how well can you play on a good day, anywhere? Enter your scores
        above. Each becomes a differential, and from the third on you get an index, worked out from the best of your
        last twenty. Nothing is sent anywhere: your history stays in this browser.
      </p>
      <h2>What you need from the scorecard</h2>
      <p>
        Three figures and your score. <strong>Par</strong> you know. The <strong>course rating</strong> is a number with
        one decimal, somewhere near par, such as 71.8: what a scratch golfer should shoot from these tees in normal
        conditions. The <strong>slope rating</strong> is a whole number between 55 and 155. It says how much more the
        course asks of a bogey golfer than of a scratch golfer; 113 is standard, and every other course is measured
        against it.
      </p>
      <p>
        Both belong to a set of tees rather than the course, with one pair for men and one for women. Look at the bottom
        of the card, next to the yardage. If you&rsquo;ve played a course we track, pick it in the calculator and
        we&rsquo;ll fill in the figures.
      </p>
      <h2>From a score to a differential</h2>
      <p>The differential, rounded to one decimal, is:</p>
      <p>
        <strong>(score &minus;&nbsp;course&nbsp;rating) &times;&nbsp;113 &divide;&nbsp;slope&nbsp;rating</strong>
      </p>
      <p>
        Shoot 88 from tees rated 71.2 with a slope of 128 and it&rsquo;s
        (88&nbsp;&minus;&nbsp;71.2)&nbsp;&times;&nbsp;113&nbsp;&divide;&nbsp;128, or 14.8. The same 88 from harder tees,
        rated 74.0 with a slope of 140, gives you 11.3. It was a better round, and now there&rsquo;s a number that says
        so.
      </p>
      <p>
        At a club, one thing happens before that: no hole counts for more than net double bogey, which is par plus two
        plus any strokes you get there. The calculator only sees your total, so if you know you made a 10 somewhere, cap
        that hole before you add up. A round below the course rating has a negative differential. That&rsquo;s what plus
        handicaps are made of.
      </p>
      <h2>Nine holes, or fourteen</h2>
      <p>
        Choose how many holes you played. For nine, or any other number from nine up, the calculator also asks for your
        handicap estimate: the holes you played are measured as they were, and for the rest it adds what a golfer of
        your handicap would be expected to need. No handicap yet? An honest guess will do; it moves the result less than
        you&rsquo;d think.
      </p>
      <p>
        Don&rsquo;t be surprised if your club&rsquo;s figure is a tenth away from ours. The USGA&rsquo;s own example is
        a player with an index of 14.0 whose nine holes are worth 7.2. The World Handicap System expects 8.5 of the
        other nine and arrives at 15.7. Our rule expects half the handicap times 1.2, which is 8.4, and arrives at 15.6.
        The official curve isn&rsquo;t published, so everybody outside it works with an approximation; ours is the one
        that the leaderboard has always used.
      </p>
      <h2>From differentials to an index</h2>
      <p>
        With twenty scores or more, your index is the average of the best eight of the last twenty. With fewer scores,
        fewer count, and the shortest records have a little taken off:
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Scores you have</th>
            <th scope="col">Scores that count</th>
            <th scope="col">Adjustment</th>
          </tr>
        </thead>
        <tbody>
          {RULES.map(([scores, counting, adjustment]) => (
            <tr key={scores}>
              <th scope="row">{scores}</th>
              <td>{counting}</td>
              <td>{adjustment}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        The leaderboard keeps to a simpler rule: nothing before the fifth round, then the average of every round until
        there are eight, then of the lowest eight of the last twenty. Below twenty rounds it&rsquo;s the stricter of the
        two, so the calculator ranks you by that figure, not by your index.
      </p>
      <p>
        Because only your better rounds count, your index is lower than your average. Expect to play to it about one
        time in four or five, and to finish about three strokes over it on an ordinary day.
      </p>
      <h2>What an index is good for</h2>
      <p>
        On the day, you play off a course handicap: index &times;&nbsp;slope rating &divide;&nbsp;113, plus the
        difference between course rating and par. An index of 14.2 gets 18 strokes from tees rated 73.0 with a slope of
        135 and a par of 72. The calculator shows yours for any set of tees, and it works backwards too: tell it the
        index you&rsquo;d like, and it tells you what to shoot next.
      </p>
      <h2>The World Handicap System, 2024 edition</h2>
      <p>
        Set the switch above your history to <strong>All 2024 rules</strong>, and the same scores go through the parts
        of the Rules that the table leaves out. Before anything else you need 54 holes, in any mix of eighteens and
        nines. Then:
      </p>
      <ul>
        <li>
          <strong>An exceptional score</strong>, seven strokes or more better than your index, takes a stroke off each
          of your last twenty. Ten or more takes two.
        </li>
        <li>
          <strong>The soft cap</strong> counts only half of anything more than three strokes above your low index, the
          lowest of the past year. With a low of 6.5, an 11.6 becomes a 10.6.
        </li>
        <li>
          <strong>The hard cap</strong> stops you five strokes above it, however rough the autumn.
        </li>
      </ul>
      <p>
        Every step is written out with your scores. It&rsquo;s still unofficial: we don&rsquo;t know the weather on the
        day, which the Rules allow for, and we&rsquo;re not your committee, which can overrule a cap. Your club&rsquo;s
        index is the one that counts. For everything else people get wrong, see{' '}
        <Link to={articlePath('misconceptions-golf-handicaps')}>five misconceptions</Link>.
      </p>
    </>
  ),
};

/** Rule 5.2a of the Rules of Handicapping, as printed. */
const RULES = [
  ['3', 'the lowest', '−2.0'],
  ['4', 'the lowest', '−1.0'],
  ['5', 'the lowest', 'none'],
  ['6', 'average of the lowest 2', '−1.0'],
  ['7 or 8', 'average of the lowest 2', 'none'],
  ['9 to 11', 'average of the lowest 3', 'none'],
  ['12 to 14', 'average of the lowest 4', 'none'],
  ['15 or 16', 'average of the lowest 5', 'none'],
  ['17 or 18', 'average of the lowest 6', 'none'],
  ['19', 'average of the lowest 7', 'none'],
  ['20 or more', 'average of the lowest 8', 'none'],
] as const;

import { RemoteSlot } from '@golf/shared/platform';
import { articlePath, CALCULATOR_SLUG } from '@golf/shared/routes';
import { Skeleton } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import type { ArticleContent } from '../article.ts';

export const article: ArticleContent = {
  slug: CALCULATOR_SLUG,
  title: 'Golf Handicap Calculator',
  date: '2025-08-30',
  category: 'Tool',
  tags: ['calculator', 'handicap'],
  image: '/images/courses/north-berwick-1.svg',
  seo: {
    title: 'Free golf handicap calculator: from scores to an index',
    description: 'Type in your scores with course and slope rating, and see what each is worth and what your index is.',
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
        Your handicap index answers one question: what are you capable of on a good day, anywhere? Type in your scores
        above. Each becomes a differential, and from the third on you see an index, worked out from the lowest of your
        last twenty as the World Handicap System does it. Nothing is sent anywhere: your history stays in this browser.
      </p>
      <h2>What you need from the scorecard</h2>
      <p>
        Three figures and your score. <strong>Par</strong> you know. The <strong>course rating</strong> is a number with
        one decimal near par, such as 71.8: what a scratch golfer is expected to shoot from these tees in ordinary
        conditions. The <strong>slope rating</strong> is a whole number between 55 and 155. It says how much more the
        course asks of a bogey golfer than of a scratch golfer, and 113 is the course of standard difficulty that all
        others are measured against.
      </p>
      <p>
        Both belong to a set of tees, not to a course, and there is one pair for men and one for women. Look for them at
        the bottom of the card, beside the length. If you have played one of the courses that we track, choose it in the
        calculator and its figures are filled in for you.
      </p>
      <h2>From a score to a differential</h2>
      <p>
        The differential is (score &minus; course rating) &times; 113 &divide; slope rating, rounded to one decimal. An
        88 from tees rated 71.2 with a slope of 128 makes (88 &minus; 71.2) &times; 113 &divide; 128, or 14.8. The same
        88 from harder tees, rated 74.0 with a slope of 140, makes 11.3. It was a better round, and now there is a
        number that says so.
      </p>
      <p>
        One thing happens before that in a club: no hole counts for more than a net double bogey, that is par plus two
        plus the strokes that you receive on it. If you know that you made a 10 somewhere, put in the score with that
        hole capped, as the calculator only sees the total. A round below the course rating has a negative differential.
        That is what a plus handicap is made of.
      </p>
      <h2>Nine holes, or fourteen</h2>
      <p>
        Choose how many holes you have played. For nine holes, or any other number from nine up, the calculator asks for
        your handicap estimate as well: the part that you have played is measured as it was, and for the rest it adds
        what a golfer of your handicap is expected to need. If you have no handicap yet, an honest guess will do; nine
        holes move the result less than you would think.
      </p>
      <h2>From differentials to an index</h2>
      <p>
        With twenty scores or more, the index is the average of the lowest eight of the latest twenty. With fewer, fewer
        of them count, and the smallest records are kept modest by taking something off:
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Scores you have</th>
            <th scope="col">Lowest that count</th>
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
        Because only your better rounds count, an index is lower than your average. Expect to play to it about one time
        in four or five, and to be some three strokes above it on an ordinary day.
      </p>
      <h2>What the index is good for</h2>
      <p>
        On the day you play off a course handicap: index &times; slope rating &divide; 113, plus the difference between
        course rating and par. An index of 14.2 becomes 18 strokes from tees rated 73.0 with a slope of 135 and a par of
        72. The calculator shows it for each set of tees, and it turns the question round as well: give it an index that
        you would like to have, and it tells you what you need to shoot next.
      </p>
      <p>
        One caution. A club also looks at how quickly an index rises, at rounds that were exceptionally good and at the
        weather of the day. This page does not, so take its answer as a very good estimate and your club&rsquo;s as the
        official one. What else people get wrong about handicaps stands in{' '}
        <Link to={articlePath('misconceptions-golf-handicaps')}>five misconceptions</Link>.
      </p>
    </>
  ),
};

/** Rule 5.2a of the Rules of Handicapping, as it is printed. */
const RULES = [
  ['3', 'the lowest', '−2.0'],
  ['4', 'the lowest', '−1.0'],
  ['5', 'the lowest', '0'],
  ['6', 'average of the lowest 2', '−1.0'],
  ['7 or 8', 'average of the lowest 2', '0'],
  ['9 to 11', 'average of the lowest 3', '0'],
  ['12 to 14', 'average of the lowest 4', '0'],
  ['15 or 16', 'average of the lowest 5', '0'],
  ['17 or 18', 'average of the lowest 6', '0'],
  ['19', 'average of the lowest 7', '0'],
  ['20', 'average of the lowest 8', '0'],
] as const;

import { ROUTES } from '@golf/shared/platform';
import { calculatorPath, coursePagePath } from '@golf/shared/routes';
import { Link } from 'react-router-dom';
import type { ArticleContent } from '../article.ts';
import { DeepBunker } from '../pictures/DeepBunker.tsx';
import { BarChart } from '../BarChart.tsx';

/**
 * Published ratings from the hardest tees of each course, which also determine the difficulty in the list of courses.
 */
const HARDEST: { course: string; tees: string; par: number; rating: number; slope: number; page?: string }[] = [
  {
    course: 'Kiawah Island, The Ocean Course',
    tees: 'Championship',
    par: 72,
    rating: 79.1,
    slope: 155,
    page: coursePagePath(10, 'Kiawah Island Golf Resort – The Ocean Course'),
  },
  { course: 'Torrey Pines, South Course', tees: 'Black', par: 72, rating: 78.8, slope: 148 },
  { course: 'Erin Hills', tees: 'Back', par: 72, rating: 77.9, slope: 145 },
  {
    course: 'Oakmont',
    tees: 'Green',
    par: 71,
    rating: 76.3,
    slope: 140,
    page: coursePagePath(12, 'Oakmont Country Club – Oakmont'),
  },
  {
    course: 'Whistling Straits, Straits Course',
    tees: 'Black',
    par: 72,
    rating: 77.2,
    slope: 152,
    page: coursePagePath(11, 'Whistling Straits – Straits Course'),
  },
  {
    course: 'TPC Sawgrass, Stadium Course',
    tees: 'The Players',
    par: 72,
    rating: 76.8,
    slope: 155,
    page: coursePagePath(9, 'TPC Sawgrass – THE PLAYERS Stadium Course'),
  },
  {
    course: 'Royal County Down',
    tees: 'Championship',
    par: 71,
    rating: 75.0,
    slope: 142,
    page: coursePagePath(7, 'Royal County Down Golf Club – Championship Links'),
  },
  {
    course: 'Valderrama',
    tees: 'Championship',
    par: 71,
    rating: 75.0,
    slope: 147,
    page: coursePagePath(15, 'Real Club Valderrama – Valderrama'),
  },
  {
    course: 'St Andrews, Old Course',
    tees: 'Championship',
    par: 72,
    rating: 75.8,
    slope: 143,
    page: coursePagePath(1, 'St Andrews Links – Old Course'),
  },
  {
    course: 'Carnoustie, Championship Course',
    tees: 'White',
    par: 72,
    rating: 75.2,
    slope: 139,
    page: coursePagePath(2, 'Carnoustie Golf Links – Championship Course'),
  },
];

export const article: ArticleContent = {
  slug: 'youtubers-vs-the-hardest-golf-courses',
  title: 'YouTubers vs the hardest golf courses',
  date: '2025-09-04',
  category: 'Blog',
  tags: ['courses', 'slope'],
  image: '/images/courses/kiawah-ocean-1.svg',
  picture: DeepBunker,
  seo: {
    title: 'YouTubers vs the hardest golf courses, by the numbers',
    description: 'A course rating of 79.1 means that a scratch golfer is expected to shoot seven over. Who dares?',
    keywords: ['hardest golf courses', 'course rating', 'slope rating', 'golf youtubers'],
  },
  content: () => (
    <>
      <p>
        There are hard golf courses, and there are courses where a scratch golfer is expected to drop seven shots. The
        second kind makes the best videos: three people who haven&rsquo;t made a double all year, standing on a tee in a
        25-&#8288;mile-an-hour wind, wondering where the fairway went. But which is the hardest? Everyone has a
        favourite. We have numbers.
      </p>
      <h2>How a course is rated</h2>
      <p>
        Nobody votes on it. A team of raters walks the course with a measuring wheel and a very long form. Length comes
        first, adjusted for wind, altitude, roll and doglegs. Then, hole by hole, they judge ten obstacles: topography,
        how easily you hit the fairway, the green as a target, rough and recovery, bunkers, crossing hazards, lateral
        hazards, trees, the green&rsquo;s surface, and what it all does to your head.
      </p>
      <p>
        They do it twice: once for a scratch golfer and once for a bogey golfer, who hits it about 200 yards off the
        tee. The scratch result is the <strong>course rating</strong>. The gap between the two becomes the{' '}
        <strong>slope rating</strong>. The scale stops at 155, and a few courses would keep going if you let them.
      </p>
      <h2>Ten that bite</h2>
      <p>
        Ten brutal sets of tees, ranked by what they take from a scratch golfer: course rating minus par. Eight are on
        courses we track; Torrey Pines and Erin Hills are here because they&rsquo;d be missed.
      </p>
      <BarChart
        title="Strokes over par that a scratch golfer is expected to need"
        bars={HARDEST.map(({ course, par, rating }) => ({ label: course, value: Number((rating - par).toFixed(1)) }))}
      />
      <details data-fold>
        <summary>Par, rating and slope of each</summary>
        <table>
          <caption>Published men’s ratings, from the hardest tees of each course</caption>
          <thead>
            <tr>
              <th scope="col">Course</th>
              <th scope="col" data-wide>
                Tees
              </th>
              <th scope="col" data-number>
                Par
              </th>
              <th scope="col" data-number>
                Rating
              </th>
              <th scope="col" data-number>
                Slope
              </th>
              <th scope="col" data-number>
                Over par
              </th>
            </tr>
          </thead>
          <tbody>
            {HARDEST.map(({ course, tees, par, rating, slope, page }) => (
              <tr key={course}>
                <th scope="row">
                  {page ? <Link to={page}>{course}</Link> : course}
                  <span data-narrow>{tees} tees</span>
                </th>
                <td data-wide>{tees}</td>
                <td data-number>{par}</td>
                <td data-number>{rating.toFixed(1)}</td>
                <td data-number>{slope}</td>
                <td data-number>+{(rating - par).toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <h2>Reading the table</h2>
      <p>
        Kiawah&rsquo;s Ocean Course leads on course rating and shares the highest slope. It&rsquo;s close to 7,850 yards
        from the championship tees, the greens are raised, and the Atlantic is in play on every hole, even where it
        isn&rsquo;t: it moves the ball. A rating of 79.1 means a scratch golfer needs 79 in ordinary weather. And a
        slope of 155 is the end of the scale, so an 18.0 index gets 25 strokes before we even look at the rating.
      </p>
      <p>
        Torrey Pines is hard in a different way. The South Course is nearly as long and rated almost as high, but
        it&rsquo;s long for everyone, wide enough, and a touch kinder on slope. Erin Hills tells the same story on the
        prairie. TPC Sawgrass is the opposite: at 7,215 yards it isn&rsquo;t even long by today&rsquo;s standards, and
        only 4.8 over par for the scratch golfer, yet it shares that slope of 155. Water left, water right, and an
        island at the end. If you can carry it and shape it, it&rsquo;s a fair test; if you can&rsquo;t, it&rsquo;s a
        lost-ball car park.
      </p>
      <p>
        Oakmont deserves a footnote. A rating of 76.3 against a par of 71, from just 7,024 yards, is remarkable:
        there&rsquo;s next to no water, and length has little to do with it. It&rsquo;s the greens, and the bunkers, and
        what happens when you miss either on the wrong side. There&rsquo;s only so much of that you can put on a form.
      </p>
      <h2>The links paradox</h2>
      <p>
        The old links sit at the bottom of the list. The Old Course is 3.8 over par from the very back, Carnoustie 3.2.
        Anyone who&rsquo;s watched a grown professional crawl through Carnoustie&rsquo;s last four holes in sideways
        rain will object. The catch is the word <em>ordinary</em>: ratings assume ordinary conditions, and a links is as
        hard as its weather. On a still June evening the figures flatter it. In November they&rsquo;re a bad joke.
      </p>
      <h2>What a good round looks like there</h2>
      <p>
        So an 85 from the back at Kiawah isn&rsquo;t a bad day. Its differential is (85&nbsp;&minus;&nbsp;79.1)
        &times;&nbsp;113 &divide;&nbsp;155, or 4.3: the golf of a very good single-figure player. A level-par 72 there
        would be worth &minus;5.2, the sort of number that wins on tour. When you see a YouTuber sign for a 78 on this
        list and look gutted, do the sums before you agree.
      </p>
      <p>
        It also explains something that puzzles people about our rankings. Players who chase the monsters aren&rsquo;t
        punished for it, because every round is measured against the rating of its tees. Some of the best differentials
        on the site come from scores in the high seventies. Who made them, and where, is on the{' '}
        <Link to={ROUTES.courses}>course leaderboards</Link> as each course is released. And if you&rsquo;ve been brave
        yourself, the <Link to={calculatorPath}>calculator</Link> already knows those courses&rsquo; tees: enter your
        score and see what it was worth.
      </p>
    </>
  ),
};

import { calculatorPath, ROUTES } from '@golf/shared/routes';
import { Link } from 'react-router-dom';
import type { ArticleContent } from '../article.ts';
import { BarChart } from '../BarChart.tsx';

/** The published ratings of each course's hardest tees, most strokes over par first: those that take over three. */
const HARDEST = [
  { course: 'Kiawah Island, The Ocean Course', tees: 'Championship', par: 72, rating: 79.1, slope: 155 },
  { course: 'Torrey Pines, South Course', tees: 'Black', par: 72, rating: 78.8, slope: 148 },
  { course: 'Erin Hills', tees: 'Back', par: 72, rating: 77.9, slope: 145 },
  { course: 'Oakmont', tees: 'Green', par: 71, rating: 76.3, slope: 140 },
  { course: 'Whistling Straits, Straits Course', tees: 'Black', par: 72, rating: 77.2, slope: 152 },
  { course: 'TPC Sawgrass, Stadium Course', tees: 'The Players', par: 72, rating: 76.8, slope: 155 },
  { course: 'Royal County Down', tees: 'Championship', par: 71, rating: 75.0, slope: 142 },
  { course: 'Valderrama', tees: 'Championship', par: 71, rating: 75.0, slope: 147 },
  { course: 'St Andrews, Old Course', tees: 'Championship', par: 72, rating: 75.8, slope: 143 },
  { course: 'Carnoustie, Championship Course', tees: 'Yellow', par: 70, rating: 73.6, slope: 135 },
] as const;

export const article: ArticleContent = {
  slug: 'youtubers-vs-the-hardest-golf-courses',
  title: 'YouTubers vs the hardest golf courses',
  date: '2025-09-04',
  category: 'Blog',
  tags: ['courses', 'slope'],
  image: '/images/courses/kiawah-ocean-1.svg',
  seo: {
    title: 'YouTubers vs the hardest golf courses, by the numbers',
    description: 'A course rating of 79.1 means that a scratch golfer is expected to shoot seven over. Who dares?',
    keywords: ['hardest golf courses', 'course rating', 'slope rating', 'golf youtubers'],
  },
  content: () => (
    <>
      <p>
        There are hard golf courses, and there are courses on which a scratch golfer is expected to drop seven shots.
        The second kind makes the best videos: three people who have not made a double all year, standing on a tee in a
        forty-kilometre wind, wondering where the fairway went. But which of them is the hardest? Everyone has a
        favourite. We have numbers.
      </p>
      <h2>How a course is rated</h2>
      <p>
        Nobody votes on it. A team of raters walks the course with a measuring wheel and a very long form. Length comes
        first, corrected for wind, altitude, run and doglegs. Then, hole by hole, they judge ten obstacles: topography,
        the ease of hitting the fairway, the green as a target, rough and how to recover from it, bunkers, crossing
        hazards, lateral hazards, trees, the surface of the green, and the effect on the mind.
      </p>
      <p>
        They do it twice, once for a scratch golfer and once for a bogey golfer, who hits the ball some 200 yards off
        the tee. The scratch result is the <strong>course rating</strong>. The distance between the two becomes the{' '}
        <strong>slope rating</strong>. It ends at 155 by definition, and a few courses would go on if they were let.
      </p>
      <h2>Ten that bite</h2>
      <p>
        Here are the sternest sets of tees among the courses that we track, by what they take from a player who is
        otherwise level: course rating less par.
      </p>
      <BarChart
        title="Strokes over par that a scratch golfer is expected to need"
        bars={HARDEST.map(({ course, par, rating }) => ({ label: course, value: Number((rating - par).toFixed(1)) }))}
      />
      <table>
        <caption>Published ratings of the hardest tees of each course, for men</caption>
        <thead>
          <tr>
            <th scope="col">Course</th>
            <th scope="col">Tees</th>
            <th scope="col">Par</th>
            <th scope="col">Rating</th>
            <th scope="col">Slope</th>
          </tr>
        </thead>
        <tbody>
          {HARDEST.map(({ course, tees, par, rating, slope }) => (
            <tr key={course}>
              <th scope="row">{course}</th>
              <td>{tees}</td>
              <td>{par}</td>
              <td>{rating.toFixed(1)}</td>
              <td>{slope}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Reading the table</h2>
      <p>
        The Ocean Course at Kiawah Island leads by both measures. From the championship tees it is close to 7,850 yards,
        the greens are raised, and the Atlantic is in play on every hole even where it is not: it moves the ball. A
        rating of 79.1 means that 79 is what a scratch golfer makes of it in ordinary weather. And a slope of 155 is the
        end of the scale, so a golfer with an index of 18 receives 25 strokes before the rating is even looked at.
      </p>
      <p>
        Torrey Pines is hard in a different way. Its South Course is nearly as long and rated almost as high, but it is
        long for everyone, wide enough, and a little kinder in slope. Erin Hills is the same story on the prairie. TPC
        Sawgrass is the opposite: at 7,215 yards it is not even long by today&rsquo;s measure, and only 4.8 over par for
        the scratch golfer, yet it shares the slope of 155. Water left, water right, and an island at the end. A player
        who can carry and shape the ball sees a fair test; everyone else sees a car park of lost balls.
      </p>
      <p>
        Oakmont deserves a footnote. A rating of 76.3 against a par of 71 from 7,024 yards is remarkable, as there is
        next to no water on the course and length has little to do with it. It is the greens, and the bunkers, and what
        happens if you miss either on the wrong side. Raters can only put so much of that on a form.
      </p>
      <h2>The links paradox</h2>
      <p>
        The old links stand at the end of the list. The Old Course is 3.8 over par from the very back, Carnoustie 3.6
        from a set of tees with a par of 70. Anyone who has watched a grown professional play the last four holes of
        Carnoustie backwards through the rain will object. The explanation is in the word <em>ordinary</em>: a rating is
        made for ordinary conditions, and a links is as hard as its weather. On a still June evening the figures flatter
        it. In November they are a bad joke.
      </p>
      <h2>What a good round looks like there</h2>
      <p>
        So an 85 from the back at Kiawah is not a bad day. Its differential is (85 &minus; 79.1) &times; 113 &divide;
        155, or 4.3: the golf of a very good single-figure player. A level-par 72 there would be worth &minus;5.2, the
        sort of number that wins on tour. When you see a YouTuber sign for a 78 on this list and look disappointed, do
        the sum before you agree.
      </p>
      <p>
        It also explains a thing that puzzles people about our rankings. Players who seek out the monsters are not
        punished for it, since each round is held against the rating of its tees. Some of the best differentials on the
        site belong to scores in the high seventies. Who made them, and where, is on the{' '}
        <Link to={ROUTES.courses}>course leaderboards</Link> as each of these courses is released. And if you have been
        brave yourself, the <Link to={calculatorPath}>calculator</Link> knows the tees of all that are: put in your
        score and see what it was worth.
      </p>
    </>
  ),
};

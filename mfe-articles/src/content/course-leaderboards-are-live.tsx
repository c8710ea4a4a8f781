import { ROUTES } from '@golf/shared/platform';
import { articlePath, calculatorPath } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import { Link } from 'react-router-dom';
import type { ArticleContent } from '../article.ts';
import { FlagsInARow } from '../pictures/FlagsInARow.tsx';

export const article: ArticleContent = {
  slug: 'course-leaderboards-are-live',
  title: 'Course leaderboards are live',
  date: '2025-09-10',
  category: 'News',
  tags: ['site', 'courses'],
  image: '/images/courses/pebble-beach-1.svg',
  picture: FlagsInARow,
  seo: {
    title: 'Course leaderboards are live: seven courses to start with',
    description:
      'Same course, same tees, who went lowest? Seven courses are live today, and one more comes every month.',
    keywords: ['course leaderboard', 'course record', 'golf courses'],
  },
  content: () => (
    <>
      <p>
        The handicap leaderboard compares players across every course. What it can&rsquo;t settle is the argument that
        starts &ldquo;yeah, but at Pebble Beach &hellip;&rdquo;. From today something else can: the{' '}
        <Link to={ROUTES.courses}>course leaderboards</Link>, one table per course, with every full round we&rsquo;ve
        seen there.
      </p>
      <h2>Tee by tee</h2>
      <p>
        A course isn&rsquo;t one exam but four or five. A 74 from the tips at Carnoustie and a 70 from the
        members&rsquo; tees are different rounds, and a list that mixes them rewards whoever tees up further forward. So
        each table is grouped by tees, hardest first, with a line wherever the tees change. Within a group, the lowest
        score against par is on top.
      </p>
      <p>
        Every line has the date, the player, the tees and the score, and links to the video. Point at it to see what
        you&rsquo;re about to watch; you don&rsquo;t have to take our word for a 63. Beside each player is today&rsquo;s
        handicap, which is often the best part: somebody off 4 who once went round in 69 had a very good day, and
        it&rsquo;s on film.
      </p>
      <h2>What a course card tells you</h2>
      <p>
        Pictures first, because courses are half the reason we watch. Then the numbers for each set of tees: length,
        par, course rating and slope, for men and women, in the colours you&rsquo;ll find on the ground. Course rating
        minus par is the one to look at. At a resort course it&rsquo;s often negative: a scratch golfer is expected to
        break par. On the hardest courses it&rsquo;s five, six or even seven strokes the other way;{' '}
        <Link to={articlePath('youtubers-vs-the-hardest-golf-courses')}>we&rsquo;ve written about those</Link>.
      </p>
      <p>
        Then there&rsquo;s a strip of figures about the rounds played here: how many, by how many players, and how they
        went. If a course eats one player&rsquo;s lunch every spring, this is where you&rsquo;ll see it.
      </p>
      <h2>The Course Leader</h2>
      <p>
        A leaderboard needs something to play for. The top player from a course&rsquo;s hardest tees earns the{' '}
        <strong>Course Leader</strong> badge, which sits in their trophy cabinet for as long as the score stands. When
        somebody goes lower, the badge moves house. Open a player&rsquo;s Trophy Room to see which courses are theirs.
      </p>
      <p>
        Why only the hardest tees? Because it&rsquo;s the one place where nobody can say &ldquo;well, from where I
        played &hellip;&rdquo;. Shorter tees get their own group, their own leader, and no badge.
      </p>
      <h2>What counts, and what doesn&rsquo;t</h2>
      <p>
        The site&rsquo;s usual rules apply. A round has to be on video, in stroke play or match play, with nothing
        holding the player back: no one-club challenges, no blindfolds. On a course leaderboard it also has to be a full
        round, because nine good holes aren&rsquo;t a course record. We estimate match play gimmies, and where we were
        in doubt, we were strict: a record shouldn&rsquo;t hang on a putt nobody hit.
      </p>
      <p>
        Scores are shown against par for the tees they came from. Par isn&rsquo;t the same for everyone: the Old Course
        is a 72 for men and a 76 for women, from markers that stand side by side. So we use the par on the
        player&rsquo;s card, not the one on the sign at the gate.
      </p>
      <h2>Find a course</h2>
      <p>
        Open the filters to narrow the list by region, country, location or course, or just type: a few letters of a
        club, a town or a country will do. Your choices go into the address, so you can send a friend a link to every
        course in Scotland.
      </p>
      <h2>Seven, and then one a month</h2>
      <p>
        Seven courses are live now: the Old Course at St Andrews, Carnoustie, Royal County Down, Pebble Beach, and three
        more to discover. We&rsquo;ll add a new course leaderboard every month: one that plenty of you have asked for,
        once we&rsquo;ve seen enough rounds there. When it comes out, it&rsquo;s pinned to the top of the updates behind
        the bell.
      </p>
      <p>
        Which should be next? Write to <a href={`mailto:${SITE.email}`}>{SITE.email}</a>. And if you&rsquo;ve played one
        of the seven yourself, pick it in the <Link to={calculatorPath}>calculator</Link>, enter your score, and see
        what your round would have been worth among theirs. It&rsquo;s a humbling five minutes.
      </p>
    </>
  ),
};

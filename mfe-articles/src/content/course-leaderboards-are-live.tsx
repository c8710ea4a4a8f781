import { articlePath, calculatorPath, ROUTES } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import { Link } from 'react-router-dom';
import type { ArticleContent } from '../article.ts';

export const article: ArticleContent = {
  slug: 'course-leaderboards-are-live',
  title: 'Course leaderboards are live',
  date: '2025-09-10',
  category: 'News',
  tags: ['site', 'courses'],
  image: '/images/courses/pebble-beach-1.svg',
  seo: {
    title: 'Course leaderboards are live: seven courses to start with',
    description:
      'Same course, same tees, who went lowest? Seven courses are live today, and one more comes every month.',
    keywords: ['course leaderboard', 'course record', 'golf courses'],
  },
  content: () => (
    <>
      <p>
        The handicap leaderboard compares players across every course. What it cannot settle is the argument that starts
        with &ldquo;yes, but at Pebble Beach …&rdquo;. As of today something else can: the{' '}
        <Link to={ROUTES.courses}>course leaderboards</Link>, one table for each course, with every full round that we
        have seen on it.
      </p>
      <h2>Tee by tee</h2>
      <p>
        A course is not one examination but four or five. A 74 from the tips of Carnoustie and a 70 from the
        members&rsquo; tees are different rounds, and a list that mixes them rewards whoever parks further forward. So
        each table is grouped by the tees that were played, the hardest first, and a line is drawn wherever the tees
        change. Inside a group the lowest score against par is on top.
      </p>
      <p>
        Every line has the date, the player, the tees and the score, and leads to the video. Point at it and you see
        what you are about to watch; no need to take our word for a 63. Beside the player stands the handicap of today,
        which is often the best part: somebody off 4 who once went round in 69 had a very good day, and it is on film.
      </p>
      <h2>What a course card tells you</h2>
      <p>
        Pictures first, because courses are half the reason why we watch. Below them are the numbers of each set of
        tees: length, par, course rating and slope rating, for men and women, in the colours that you find on the
        ground. Course rating less par is the sternest of them. At a resort course it is often negative: a scratch
        golfer is expected to break par. On the hardest courses on the list it is five, six or even seven strokes the
        other way; <Link to={articlePath('youtubers-vs-the-hardest-golf-courses')}>we have written about those</Link>.
      </p>
      <p>
        Then there is the strip of figures about the rounds that were played here: how many, by how many players, and
        how they went. If a course eats one player&rsquo;s lunch every spring, this is where you see it.
      </p>
      <h2>The Course Leader</h2>
      <p>
        A leaderboard needs something to play for. The top player from the hardest tees of a course earns the{' '}
        <strong>Course Leader</strong> badge, and it stands in the trophy cabinet for as long as the score does. When
        somebody goes lower, the badge moves house. Open a player&rsquo;s Trophy Room to see which courses are theirs.
      </p>
      <p>
        Why only the hardest tees? Because that is the one place where nobody can say &ldquo;from where I played
        …&rdquo;. Shorter tees have a table of their own, a top of their own, and no badge.
      </p>
      <h2>What counts, and what does not</h2>
      <p>
        The rules are those of the site. A round has to be seen on video, in stroke play or match play, without a
        handicap on the player such as one club or a blindfold. On a course leaderboard it also has to be a full round,
        because nine good holes are not a course record. Gimmies in match play are estimated, and where we were in
        doubt, we were strict: a record should not hang on a putt that nobody hit.
      </p>
      <p>
        A score is shown against the par of the tees that it was made from. Par is not the same for everyone: the Old
        Course is a 72 for men and a 76 for women, from markers that stand side by side. So the tables take the par that
        was on the player&rsquo;s card, and not the one on the sign at the gate.
      </p>
      <h2>Find a course</h2>
      <p>
        Open the filters to narrow the list down by region, country, location or course, or simply type: a few letters
        of a club, a town or a country are enough. What you have chosen is part of the address, so a link to all courses
        in Scotland is one that you can send to a friend.
      </p>
      <h2>Seven, and then one a month</h2>
      <p>
        Seven courses are live now: the Old Course at St Andrews, Carnoustie, Royal County Down, Pebble Beach, and three
        more to discover. A new course leaderboard is added every month: one that many of you ask for, once enough
        rounds have been seen there. When it comes out, it is pinned to the top of the updates behind the bell.
      </p>
      <p>
        Which one should be next? Write to <a href={`mailto:${SITE.email}`}>{SITE.email}</a>. And if you have played one
        of the seven yourself, choose it in the <Link to={calculatorPath}>calculator</Link>, put in your score, and see
        what your round would have been worth among theirs. It is a humbling five minutes.
      </p>
    </>
  ),
};

import { ROUTES } from '@golf/shared/routes';
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
        The handicap leaderboard compares players across every course. It cannot settle the argument that starts with
        &ldquo;yes, but at Pebble Beach …&rdquo;. As of today something else can: the{' '}
        <Link to={ROUTES.courses}>course leaderboards</Link>.
      </p>
      <h2>Tee by tee</h2>
      <p>
        Each course has one table, grouped by the tees that were played, hardest first, because a 74 from the tips and a
        70 from the members&rsquo; tees are different rounds. Scores are shown against par, with the video they come
        from.
      </p>
      <h2>The Course Leader</h2>
      <p>
        The top player from the hardest tees of a course earns the <strong>Course Leader</strong> badge, which stands in
        the trophy cabinet for as long as the score does. Somebody will take it. That is the point.
      </p>
      <h2>Seven, and then one a month</h2>
      <p>
        Seven courses are live now. A new one is added every month: those that most of you ask for, once enough rounds
        on them have been seen.
      </p>
    </>
  ),
};

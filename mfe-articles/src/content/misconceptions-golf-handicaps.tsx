import { calculatorPath } from '@golf/shared/routes';
import { Link } from 'react-router-dom';
import type { ArticleContent } from '../article.ts';

export const article: ArticleContent = {
  slug: 'misconceptions-golf-handicaps',
  title: 'Five misconceptions about golf handicaps',
  date: '2025-09-11',
  category: 'Blog',
  tags: ['handicap'],
  image: '/images/courses/carnoustie-1.svg',
  seo: {
    title: 'Five misconceptions about golf handicaps, put right',
    description: 'No, a handicap is not your average score over par. And no, one bad round does not ruin it.',
    keywords: ['golf handicap', 'World Handicap System', 'misconceptions', 'slope rating'],
  },
  content: () => (
    <>
      <h2>1. &ldquo;It is my average score over par&rdquo;</h2>
      <p>
        It is the average of your better rounds: the lowest eight of the last twenty, each measured against the course
        rating, not par. Most golfers play to their handicap or better only about one round in five.
      </p>
      <h2>2. &ldquo;One bad round ruins it&rdquo;</h2>
      <p>
        A bad round usually does not count at all: with a full record of twenty, twelve scores are left out. What can
        move the index is a good old score dropping off the end.
      </p>
      <h2>3. &ldquo;Slope rating says how hard the course is&rdquo;</h2>
      <p>
        Course rating says how hard it is for a scratch golfer. Slope rating says how much <em>more</em> it asks of a
        bogey golfer than of a scratch golfer. A brutal course that is brutal to everyone alike has a high course rating
        and an ordinary slope.
      </p>
      <h2>4. &ldquo;A plus handicap is a mistake&rdquo;</h2>
      <p>
        Plus means better than scratch. Written +2.3, it is calculated as −2.3, and such a player gives strokes back to
        the course.
      </p>
      <h2>5. &ldquo;You need twenty rounds first&rdquo;</h2>
      <p>
        Three are enough for a first index under the World Handicap System, with an adjustment that keeps it modest. Try
        it in the <Link to={calculatorPath}>calculator</Link>.
      </p>
    </>
  ),
};

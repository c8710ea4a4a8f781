import { RemoteSlot } from '@golf/shared/platform';
import { CALCULATOR_SLUG } from '@golf/shared/routes';
import { Skeleton } from '@golf/shared/ui';
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
  content: () => (
    <>
      <p>
        Your handicap index answers one question: what are you capable of on a good day, anywhere? Type in your scores
        below. Each becomes a differential, and from the third on you see an index, worked out from the lowest of your
        last twenty as the World Handicap System does it.
      </p>
      <RemoteSlot
        name="mfe-calculator/Calculator"
        props={{}}
        fallback={<Skeleton rows={6} rowHeight={5} label="Loading the calculator" />}
      />
      <h2>Where the numbers come from</h2>
      <p>
        Course rating and slope rating stand on the scorecard, one pair for each set of tees. The course rating is what
        a scratch golfer is expected to score; the slope rating says how much harder the course plays for everyone else,
        with 113 as the standard.
      </p>
      <p>
        The differential is (score − course rating) × 113 / slope rating. A round that beats the course rating has a
        negative one: that is what a plus handicap is made of.
      </p>
    </>
  ),
};

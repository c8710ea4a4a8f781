import { ROUTES } from '@golf/shared/routes';
import { Link } from 'react-router-dom';
import type { ArticleContent } from '../article.ts';

export const article: ArticleContent = {
  slug: 'golf-handicaps-launched',
  title: 'Golf Handicaps is live',
  date: '2025-01-01',
  category: 'News',
  tags: ['site'],
  image: '/images/courses/st-andrews-old-1.svg',
  seo: {
    title: 'Golf Handicaps is live: every video round, counted',
    description: 'Who is the best golfer on video? Until now nobody could say. From today there is a leaderboard.',
    keywords: ['golf handicap', 'leaderboard', 'golf video', 'launch'],
  },
  content: () => (
    <>
      <p>
        Ask ten golf fans who is the best player among the people they watch and you get eleven answers. Everyone
        remembers the 66 at a links in perfect weather; nobody remembers the 84 three videos later. From today there is
        an answer that remembers both.
      </p>
      <h2>What we count</h2>
      <p>
        Every regular stroke play or match play round that we see on video, hole by hole. Not the range sessions, not
        the one-club challenges, not the round somebody mentions having played on Tuesday. If it was not on camera, it
        is not on the <Link to={ROUTES.home}>leaderboard</Link>.
      </p>
      <h2>How a round becomes a number</h2>
      <p>
        A score means little without the course it was made on. An 80 from the back tees of a championship links is
        better golf than a 76 around a friendly resort course. So each score is set against the course rating and slope
        rating of the tees that were played, which gives the differential: what the round was worth, in strokes,
        anywhere.
      </p>
      <p>
        The handicap you see is the average of the lowest eight of the latest twenty differentials. It appears after the
        fifth round, because four rounds are an anecdote.
      </p>
      <h2>What it is not</h2>
      <p>
        It is not an official Handicap Index, and it does not pretend to be. Golfers play off camera too, and gimmies in
        match play have to be estimated. It is simply the fairest comparison that video allows. Disagree with a round?
        Write to us with its link: we would rather be corrected than wrong.
      </p>
    </>
  ),
};

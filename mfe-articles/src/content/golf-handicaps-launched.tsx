import { ROUTES } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import { Link } from 'react-router-dom';
import type { ArticleContent } from '../article.ts';

export const article: ArticleContent = {
  slug: 'golf-handicaps-launched',
  title: 'Golf Handicaps is live',
  date: '2025-01-01',
  category: 'News',
  tags: ['site', 'handicap'],
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
        remembers the 66 on a still evening at a seaside links; nobody remembers the 84 three videos later. The
        thumbnail shows the one and the algorithm buries the other. From today there is an answer that remembers both.
      </p>
      <p>
        Golf Handicaps watches the rounds, writes down the scores, and does with them what a club would do with yours:
        it works out a handicap. One number for each player, comparable across courses, tees and channels, and a{' '}
        <Link to={ROUTES.home}>leaderboard</Link> that changes whenever somebody posts a round.
      </p>
      <h2>What we count</h2>
      <p>
        Every regular stroke play or match play round that we see on video, hole by hole. Not the range session, not the
        one-club challenge, not the drunk nine, not the round that somebody mentions having played on Tuesday. A format
        that gets in the way of the player says nothing about the player, and a round off camera cannot be checked by
        anyone. If it was not on video, it is not on the leaderboard.
      </p>
      <p>
        That rule costs us some wonderful stories. It is also what makes the numbers worth arguing about: each of them
        rests on rounds that you can go and watch. Open a player and you find them all, newest first, with the video
        that each one comes from.
      </p>
      <h2>How a round becomes a number</h2>
      <p>
        A score means little without the course that it was made on. An 80 from the back tees of a championship links is
        better golf than a 76 around a friendly resort course in shirt sleeves. So each score is set against two figures
        that every rated set of tees has. The <strong>course rating</strong> says what a scratch golfer is expected to
        shoot. The <strong>slope rating</strong> says how much faster the course takes strokes from everyone else, with
        113 as the standard.
      </p>
      <p>
        Put together they give the differential: the score less the course rating, times 113, divided by the slope
        rating. It is what the round was worth in strokes, anywhere. Take that 80 from tees rated 75.8 with a slope of
        143, those at the back of the Old Course: 4.2 strokes over the rating, times 113, over 143, makes 3.3. The 76 at
        the resort, rated 69.4 with a slope of 118, makes 6.3. The higher score was the better round by three strokes.
      </p>
      <p>
        The handicap that you see is the average of the lowest eight of the latest twenty of these. It appears after the
        fifth round, because four rounds are an anecdote. In a player&rsquo;s table the eight that count are marked, so
        that you can see which old beauty is about to drop out.
      </p>
      <h2>Nine holes, and matches that end on the 14th</h2>
      <p>
        Much of the best golf on video never reaches the 18th green. A nine-hole match is a nine-hole match, and a five
        and four is over when it is over. Throwing those rounds away would throw away half the season, and pretending
        that the rest were pars would flatter everyone. So the holes that were played are counted as they were, and for
        the holes that were not, what a player of that handicap would be expected to do is added. It is the way in which
        official handicapping has come to look at nine holes, too.
      </p>
      <p>
        Conceded putts are the other nuisance of match play. A two-footer is good nearly always and a six-footer is not;
        who was standing over it matters as well. We estimate each gimme from the player&rsquo;s ability and move on.
        Over twenty rounds those guesses wash out.
      </p>
      <h2>What it is not</h2>
      <p>
        It is not an official Handicap Index, and it does not pretend to be one. Golfers play off camera, too, and many
        of them play their best golf there, where nobody is holding a microphone. Some play every video from the tips,
        and some play shorter tees for the story. A course that sets its pins for a shoot is not the course of a Sunday
        medal. What you see here is simply the fairest comparison that video allows.
      </p>
      <p>
        Plus handicaps deserve a word, as there are plenty at the top of the table. A player at +2.3 is better than
        scratch and would give strokes back to the course. That is why the ranking seems to run backwards through zero:
        +2.3 stands above +0.4, which stands above 1.1.
      </p>
      <h2>Where it goes from here</h2>
      <p>
        This is the first day. We start with the players whose rounds we have been following for a while, and more will
        come as quickly as we can watch them. Missing somebody? Think that a round was scored wrongly? Write to{' '}
        <a href={`mailto:${SITE.email}`}>{SITE.email}</a> with the link of the video: we would rather be corrected than
        wrong. Until then, there is a table to climb. Enjoy the argument.
      </p>
    </>
  ),
};

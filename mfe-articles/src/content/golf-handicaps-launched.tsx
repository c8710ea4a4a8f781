import { ROUTES } from '@golf/shared/platform';
import { SITE } from '@golf/shared/site';
import { Link } from 'react-router-dom';
import type { ArticleContent } from '../article.ts';
import { Launch } from '../pictures/Launch.tsx';

export const article: ArticleContent = {
  slug: 'golf-handicaps-launched',
  title: 'Golf Handicaps is live',
  date: '2025-01-01',
  category: 'News',
  tags: ['site', 'handicap'],
  image: '/images/courses/st-andrews-old-1.svg',
  picture: Launch,
  seo: {
    title: 'Golf Handicaps is live: every video round, counted',
    description: 'Who’s the best golfer on video? Until now nobody could say. Now there’s a leaderboard.',
    keywords: ['golf handicap', 'leaderboard', 'golf video', 'launch'],
  },
  content: () => (
    <>
      <p>
        Ask ten golf fans who&rsquo;s the best player they watch and you&rsquo;ll get eleven answers. Everyone remembers
        the 66 on a still evening by the sea; nobody remembers the 84 three videos later. The thumbnail shows off one
        and the algorithm buries the other. From today, there&rsquo;s an answer that remembers both.
      </p>
      <p>
        Golf Handicaps watches the rounds, writes down the scores, and does with them what a club would do with yours:
        it works out a handicap. One number per player, comparable across courses, tees and channels, and a{' '}
        <Link to={ROUTES.home}>leaderboard</Link> that moves whenever somebody posts a round.
      </p>
      <h2>What we count</h2>
      <p>
        Every regular stroke play or match play round we see on video, hole by hole. Not the range session, not the
        one-club challenge, not the drunk nine, not the round somebody says they played on Tuesday. A format that gets
        in the player&rsquo;s way tells you nothing about the player, and nobody can check a round off camera. If it
        wasn&rsquo;t on video, it isn&rsquo;t on the leaderboard.
      </p>
      <p>
        That rule costs us some wonderful stories. It&rsquo;s also what makes the numbers worth arguing about: each one
        rests on rounds you can go and watch. Open a player and they&rsquo;re all there, newest first, with the video
        each one came from.
      </p>
      <h2>How a round becomes a number</h2>
      <p>
        A score means little until you know the course. An 80 from the back tees of a championship links is better golf
        than a 76 round a friendly resort course in shirt sleeves. So every score is set against two figures that come
        with every rated set of tees. The <strong>course rating</strong> says what a scratch golfer should shoot. The{' '}
        <strong>slope rating</strong> says how much faster the course takes strokes from everyone else, with 113 as
        standard.
      </p>
      <p>
        Put them together and you get the differential: score minus course rating, times 113, divided by slope.
        It&rsquo;s what the round was worth, anywhere. Take that 80, played from the back of the Old Course, rated 75.8
        with a slope of 143. It&rsquo;s 4.2 strokes over the rating; multiply by 113, divide by 143, and the
        differential is 3.3. The 76 at the resort, rated 69.4 with a slope of 118, comes out at 6.3. The higher score
        was the better round by three strokes.
      </p>
      <p>
        The handicap you see is the average of the best eight differentials from the last twenty. It appears after the
        fifth round, because four rounds are an anecdote. In a player&rsquo;s table the eight that count are marked, so
        you can see which old beauty is about to drop out.
      </p>
      <h2>Nine holes, and matches that end on the 14th</h2>
      <p>
        Much of the best golf on video never reaches the 18th green. A nine-hole match is a nine-hole match, and five
        and four is over when it&rsquo;s over. Throw those rounds out and you lose half the season; pretend the rest
        were pars and you flatter everyone. So we count the holes that were played as they were, and for the rest we add
        what a player of that handicap would be expected to shoot. Official handicapping now treats nine holes much the
        same way.
      </p>
      <p>
        Conceded putts are match play&rsquo;s other headache. A two-footer nearly always drops and a six-footer
        doesn&rsquo;t; who&rsquo;s standing over it matters too. We estimate each gimme from the player&rsquo;s ability
        and move on. Over twenty rounds, those guesses wash out.
      </p>
      <h2>What it isn&rsquo;t</h2>
      <p>
        It isn&rsquo;t an official Handicap Index, and it doesn&rsquo;t pretend to be. Golfers play off camera too, and
        plenty of them play their best golf there, with nobody holding a microphone. Some play every video from the
        tips; some move up for the story. A course that sets its pins for a shoot isn&rsquo;t the course of a Sunday
        medal. What you see here is simply the fairest comparison video allows.
      </p>
      <p>
        A word on plus handicaps, since the top of the table is full of them. A player at +2.3 is better than scratch
        and gives strokes back to the course. That&rsquo;s why the ranking seems to run backwards through zero: +2.3
        sits above +0.4, which sits above 1.1.
      </p>
      <h2>What&rsquo;s next</h2>
      <p>
        This is day one. We&rsquo;re starting with players whose rounds we&rsquo;ve followed for a while, and adding
        more as fast as we can watch them. Missing somebody? Think we got a score wrong? Send the video link to{' '}
        <a href={`mailto:${SITE.email}`}>{SITE.email}</a>: we&rsquo;d rather be corrected than wrong. Until then,
        there&rsquo;s a table to climb. Enjoy the argument.
      </p>
    </>
  ),
};

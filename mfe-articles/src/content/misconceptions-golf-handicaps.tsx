import { ROUTES } from '@golf/shared/platform';
import { calculatorPath } from '@golf/shared/routes';
import { Link } from 'react-router-dom';
import type { ArticleContent } from '../article.ts';
import { PlusAndMinus } from '../pictures/PlusAndMinus.tsx';

export const article: ArticleContent = {
  slug: 'misconceptions-golf-handicaps',
  title: 'Five misconceptions about golf handicaps',
  date: '2025-09-11',
  category: 'Blog',
  tags: ['handicap'],
  image: '/images/courses/carnoustie-1.svg',
  picture: PlusAndMinus,
  seo: {
    title: 'Five misconceptions about golf handicaps, put right',
    description: 'No, a handicap isn’t your average score over par. And no, one bad round won’t ruin it.',
    keywords: ['golf handicap', 'World Handicap System', 'misconceptions', 'slope rating'],
  },
  content: () => (
    <>
      <p>
        Since 2020 most of the golfing world has played under one set of rules, the World Handicap System. It&rsquo;s
        fair, it&rsquo;s rather clever, and hardly anyone who uses it can explain it. Here are the five things we read
        most often under golf videos, and what the rules actually say.
      </p>
      <h2>1. &ldquo;It&rsquo;s my average score over par&rdquo;</h2>
      <p>
        It&rsquo;s not an average of your scores, and it isn&rsquo;t about par. Only the best eight of your last twenty
        count, and each is measured against the course rating of the tees you played. A handicap index says what
        you&rsquo;re capable of, not what you usually do.
      </p>
      <p>
        That&rsquo;s why so many people think theirs is wrong. A 15-handicapper on a course of average difficulty
        doesn&rsquo;t go round in 87 every Saturday. A typical round is about three strokes worse than the handicap, and
        you&rsquo;ll play to it or better one time in four or five. If you match your handicap every week, you&rsquo;re
        not steady: your index is out of date.
      </p>
      <h2>2. &ldquo;One bad round ruins it&rdquo;</h2>
      <p>
        A bad round usually doesn&rsquo;t count at all. With a full record of twenty, twelve scores are ignored, so a
        104 among the nineties simply joins the twelve. No single hole can wreck you, either: for handicap purposes
        every hole is capped at net double bogey, which is par plus two plus any strokes you get there. That famous 11
        at the island green goes down as a 6, maybe a 5.
      </p>
      <p>
        What does push an index up is something nobody notices: a good old score dropping off the end. Play the round of
        your life in May and, twenty rounds later, it leaves your record on a day when you shot nothing special. Even
        then there are brakes. Once your index is more than three strokes above its low point of the past year, any
        further rise is halved, and at five strokes it stops.
      </p>
      <h2>3. &ldquo;Slope rating says how hard the course is&rdquo;</h2>
      <p>
        Course rating tells you how hard a course is for a scratch golfer. Slope tells you how much <em>faster</em> it
        gets hard for everyone else: it compares what a bogey golfer, about a 20 for men and a 24 for women, should
        shoot with what a scratch golfer should. Standard is 113, and the scale runs from 55 to 155.
      </p>
      <p>
        The two don&rsquo;t always agree. A long, wide, windy course can have a fearsome rating and a modest slope,
        because it beats up everyone alike. A short one with forced carries and thick rough at 200 yards might have a
        rating below par and a slope of 140: the scratch player flies the lot, and you don&rsquo;t.
      </p>
      <p>
        It matters when you travel. An 18.0 index gets 18 strokes at a slope of 113 and 23 at a slope of 145, before you
        add the gap between course rating and par. Play off 18 at both and you&rsquo;re giving away five strokes at the
        second.
      </p>
      <h2>4. &ldquo;A plus handicap is a minus handicap&rdquo;</h2>
      <p>
        The sign is where most beginners come unstuck. A plus golfer is better than scratch and gives strokes back to
        the course: +2.3 means 2.3 strokes are added to the score, not taken off. The sums behind it are ordinary. A
        score below the course rating gives a negative differential, the average of eight of those is negative too, and
        &minus;2.3 gets written as +2.3 because a golfer &ldquo;off minus two&rdquo; sounded like somebody with a
        problem.
      </p>
      <p>
        So when a plus handicap improves, the number gets bigger: +2.3 becomes +3.0. You can see it at the top of our{' '}
        <Link to={ROUTES.home}>leaderboard</Link>, where the numbers fall to zero and then start to climb again. The
        table sorts by what they mean.
      </p>
      <h2>5. &ldquo;You need twenty rounds first&rdquo;</h2>
      <p>
        Three 18-hole rounds will get you a first handicap index, or any mix of nines and eighteens that adds up to 54
        holes. With so little to go on, the system plays it safe: out of three scores only the lowest counts, and two
        strokes come off it. As scores come in, more of them count, until you reach twenty and the familiar eight. It
        goes up in steps, so your index may jump around at first. Blame the rule, not your swing.
      </p>
      <p>
        And no, you don&rsquo;t have to be good. The maximum is 54.0, for men and women alike. An index says how you
        play, not whether you&rsquo;re allowed to.
      </p>
      <h2>And one thing everybody gets right</h2>
      <p>
        A handicap makes a match between a 4 and a 24 worth playing. No other sport has anything like it: you and a pro,
        on the same course, on the same day, both in with a chance on the 18th. Want to know where you stand? Three
        scorecards and the <Link to={calculatorPath}>calculator</Link> are all it takes.
      </p>
    </>
  ),
};

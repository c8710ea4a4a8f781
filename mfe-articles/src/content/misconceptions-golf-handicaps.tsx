import { calculatorPath, ROUTES } from '@golf/shared/routes';
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
      <p>
        Since 2020 most of the golfing world has shared one set of rules, the World Handicap System. It is fair, it is
        rather clever, and hardly anybody who plays under it could explain it. These are the five things that we read
        most often under golf videos, and what the rules really say.
      </p>
      <h2>1. &ldquo;It is my average score over par&rdquo;</h2>
      <p>
        It is neither an average of your scores nor about par. Of your latest twenty scores only the lowest eight count,
        and each is measured against the course rating of the tees that you played, not against par. A handicap index
        says what you are capable of, not what you usually do.
      </p>
      <p>
        That is why so many people think that theirs is wrong. A golfer off 15 on a course of average difficulty does
        not go round in 87 every Saturday. The ordinary round is some three strokes worse than the handicap, and playing
        to it or better happens about one time in four or five. If you match your handicap every week, you are not
        steady: your index is out of date.
      </p>
      <h2>2. &ldquo;One bad round ruins it&rdquo;</h2>
      <p>
        A bad round usually does not count at all. With a full record of twenty, twelve scores are left out, so a 104
        among the nineties simply joins the twelve. On top of that no hole can hurt without end: for the handicap every
        hole is capped at a net double bogey, which is par plus two plus the strokes that you receive there. The famous
        11 at the island green goes down as a 6, perhaps a 5.
      </p>
      <p>
        What does move an index upwards is something that nobody notices: a good old score that drops off the end. Play
        the round of your life in May, and twenty rounds later it leaves the record, on a day when you shot nothing
        remarkable. Even then the rise is held back. Once an index stands more than three strokes above its lowest of
        the past year, any further rise is halved, and at five strokes it stops.
      </p>
      <h2>3. &ldquo;Slope rating says how hard the course is&rdquo;</h2>
      <p>
        It is the course rating that says how hard a course is for a scratch golfer. Slope says how much <em>faster</em>{' '}
        it gets hard for everyone else: it compares what a bogey golfer, about a 20 for men and a 24 for women, is
        expected to shoot with what a scratch golfer is. Standard is 113; the scale runs from 55 to 155.
      </p>
      <p>
        The two go their own ways. A long, wide and windy course can have a fearsome rating and a modest slope, because
        it is hard on everyone alike. A short course with forced carries and thick rough at 200 yards may have a rating
        below par and a slope of 140: the scratch player flies over all of it, and you do not.
      </p>
      <p>
        It matters when you travel. An index of 18.0 is worth 18 strokes at a slope of 113 and 23 at a slope of 145,
        before the difference between course rating and par is added. If you played off 18 at both, you would be giving
        away a hole in every four at the second.
      </p>
      <h2>4. &ldquo;A plus handicap is a minus handicap&rdquo;</h2>
      <p>
        The sign is where most beginners stumble. A plus golfer is better than scratch and gives strokes back to the
        course: +2.3 means that 2.3 strokes are added to the score, not taken off. The arithmetic behind it is ordinary.
        A differential below the course rating is a negative number, the average of eight of those is negative as well,
        and &minus;2.3 is written as +2.3 because a golfer &ldquo;of minus two&rdquo; sounded like somebody with a
        problem.
      </p>
      <p>
        So a plus handicap that gets better gets a bigger number: from +2.3 to +3.0. You can see it at the top of our{' '}
        <Link to={ROUTES.home}>leaderboard</Link>, where the numbers fall to zero and then begin to rise again. The
        tables sort by what is meant.
      </p>
      <h2>5. &ldquo;You need twenty rounds first&rdquo;</h2>
      <p>
        Three rounds of 18 holes are enough for a first handicap index, or any mix of nines and eighteens that makes 54
        holes. With so little to go on the system is careful: of three scores only the lowest counts, and two strokes
        are taken off it. With every few scores one more counts, until at twenty the familiar eight are reached. It goes
        by steps, so your index may jump about in the beginning. That is the rule at work, not your swing.
      </p>
      <p>
        And no, you do not have to be good. The maximum is 54.0 for men and women alike. An index says how you play, not
        whether you are allowed to.
      </p>
      <h2>And one thing that everybody gets right</h2>
      <p>
        A handicap makes a match between a 4 and a 24 worth playing. No other sport has anything like it: you and a
        professional, on the same course, on the same day, and both with a chance at the 18th. If you would like to know
        where you stand, three scorecards and the <Link to={calculatorPath}>calculator</Link> are all it takes.
      </p>
    </>
  ),
};

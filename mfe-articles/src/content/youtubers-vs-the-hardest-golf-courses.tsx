import { ROUTES } from '@golf/shared/routes';
import { Link } from 'react-router-dom';
import type { ArticleContent } from '../article.ts';

/** Published ratings of the hardest tees, by course rating. */
const HARDEST = [
  ['Kiawah Island, The Ocean Course', 'Championship', 72, 79.1, 155],
  ['Torrey Pines, South Course', 'Black', 72, 78.8, 148],
  ['Erin Hills', 'Back', 72, 77.9, 145],
  ['Whistling Straits, Straits Course', 'Black', 72, 77.2, 152],
  ['TPC Sawgrass, Stadium Course', 'The Players', 72, 76.8, 155],
] as const;

export const article: ArticleContent = {
  slug: 'youtubers-vs-the-hardest-golf-courses',
  title: 'YouTubers vs the hardest golf courses',
  date: '2025-09-04',
  category: 'Blog',
  tags: ['courses', 'slope'],
  image: '/images/courses/kiawah-ocean-1.svg',
  seo: {
    title: 'YouTubers vs the hardest golf courses, by the numbers',
    description: 'A course rating of 79.1 means that a scratch golfer is expected to shoot seven over. Who dares?',
    keywords: ['hardest golf courses', 'course rating', 'slope rating', 'golf youtubers'],
  },
  content: () => (
    <>
      <p>
        There are hard golf courses, and there are courses on which a scratch player is expected to drop seven shots.
        The second kind makes the best videos. These are the sternest sets of tees among the courses we track.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Course</th>
            <th scope="col">Tees</th>
            <th scope="col">Par</th>
            <th scope="col">Rating</th>
            <th scope="col">Slope</th>
          </tr>
        </thead>
        <tbody>
          {HARDEST.map(([course, tees, par, rating, slope]) => (
            <tr key={course}>
              <th scope="row">{course}</th>
              <td>{tees}</td>
              <td>{par}</td>
              <td>{rating.toFixed(1)}</td>
              <td>{slope}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Reading the table</h2>
      <p>
        Rating minus par is what the course takes from a player who is otherwise level. At the Ocean Course that is 7.1
        strokes. Slope says what it takes on top from everyone else: at 155, the highest figure the system knows, a
        player off 18 gives back about seven strokes more than at a course of standard slope.
      </p>
      <p>
        So an 85 from those tees is not a bad day. Its differential is 113 × (85 − 79.1) / 155, or 4.3: the golf of a
        very good single-figure player. See for yourself on the <Link to={ROUTES.courses}>course leaderboards</Link>.
      </p>
    </>
  ),
};

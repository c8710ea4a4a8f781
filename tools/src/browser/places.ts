import {
  articlePath,
  calculatorPath,
  CALCULATOR_SLUG,
  comparisonPath,
  coursePagePath,
  playerPagePath,
  ROUTES,
  trophyRoomPath,
} from '@golf/shared/routes';
import type { ExposedName } from '@golf/shared/platform/contract';

/** Where each exposed module shows itself. */
export const PLACES: Record<ExposedName, string> = {
  'mfe-leaderboard/Leaderboard': ROUTES.home,
  'mfe-leaderboard/Totals': ROUTES.home,
  'mfe-leaderboard/Player': playerPagePath(14, null),
  'mfe-leaderboard/Compare': ROUTES.compare,
  'mfe-leaderboard/Comparison': comparisonPath(8, 14),
  'mfe-leaderboard/Records': '/records',
  'mfe-trophy-room/TrophyRoom': trophyRoomPath(14),
  'mfe-courses/Courses': ROUTES.courses,
  'mfe-courses/Course': coursePagePath(3, ''),
  'mfe-articles/ArticleList': ROUTES.articles,
  'mfe-articles/Article': articlePath(CALCULATOR_SLUG),
  'mfe-articles/ApiReference': ROUTES.developers,
  'mfe-articles/DataFile': ROUTES.data,
  'mfe-articles/Changes': ROUTES.changes,
  'mfe-calculator/Calculator': calculatorPath,
};

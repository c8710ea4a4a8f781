import { searchResource, type SearchAnswer } from '@golf/shared/api';
import { formatHandicap, formatScore, ordinal } from '@golf/shared/format';
import { PAGES } from '@golf/shared/pages';
import type { SearchGroup, SearchResult } from '@golf/shared/platform';
import { playerPagePath, roundPagePath } from '@golf/shared/routes';
import { searchPart } from '@golf/shared/search-part';

type Kind = 'players' | 'rounds' | 'records';

const group = <K extends Kind>(
  title: string,
  kind: K,
  toResult: (entry: SearchAnswer[K][number]) => SearchResult,
): SearchGroup => ({
  title,
  queries: (query) => [searchResource(query)],
  results(query, answerOf) {
    const answer = answerOf(searchResource(query));
    return { corrected: answer?.corrected ?? null, found: (answer?.[kind] ?? []).map(toResult) };
  },
});

const part = searchPart([
  group('Players', 'players', ({ id, name, profile, handicap, position, channel_name: channel }) => ({
    path: playerPagePath(id, name),
    title: name,
    detail: [
      handicap === null ? 'No handicap yet' : `Handicap ${formatHandicap(handicap)}`,
      position && ordinal(position),
      channel,
    ]
      .filter(Boolean)
      .join(' · '),
    face: profile,
  })),
  group('Records', 'records', ({ id, name, definition }) => ({
    path: `${PAGES.records.path}#${id}`,
    title: name,
    detail: definition,
  })),
  group('Rounds', 'rounds', ({ score_id: id, name, profile, course, date, score, title }) => ({
    path: roundPagePath(id, name, course),
    title: `${name}: ${formatScore(score)} at ${course}`,
    day: date,
    detail: title,
    face: profile,
  })),
]);

export const { search, queries } = part;
export default part.default;

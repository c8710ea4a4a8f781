import { findPage } from '@golf/shared/pages';
import { createStaticLoader, RemoteLoaderContext, type SearchGroup } from '@golf/shared/platform';
import { searchPart } from '@golf/shared/search-part';
import type { Story } from '@golf/shared/story';
import type { ReactNode } from 'react';
import SearchPage from '../pages/SearchPage.tsx';
import { SearchBox } from './SearchBox.tsx';

export default {};

const group = (title: string, found: ReturnType<SearchGroup['results']>['found'], corrected?: string): SearchGroup => ({
  title,
  results: () => ({ found, ...(corrected !== undefined && { corrected }) }),
});

const PLAYERS = group('Players', [
  { path: '/players/14', title: 'Ada Whitfield', detail: 'Handicap +2.2 · 1st · Fairway Twins', face: null },
  { path: '/players/3', title: 'Callum Reid', detail: 'Handicap 4.5 · 2nd', face: null },
]);
const ROUNDS = group('Rounds', [
  {
    path: '/rounds/2',
    title: 'Ada Whitfield: −2 at North Berwick Golf Club – West Links',
    day: '2026-11-09',
    detail: 'Match play against my brother',
    face: null,
  },
]);
const WORDS = group('Words of golf', [
  { path: '/search/Plus%20handicap', title: 'Plus handicap', detail: 'A handicap better than scratch, written +2.3.' },
]);
const BROKEN: SearchGroup = {
  title: 'Courses',
  results() {
    throw new Error('left out on purpose');
  },
};

function With({ groups, children }: { groups: readonly SearchGroup[]; children: ReactNode }) {
  const part = searchPart(groups);
  const nothing = searchPart([]);
  const loader = createStaticLoader({
    'mfe-courses/Search': part,
    'mfe-leaderboard/Search': nothing,
    'mfe-articles/Search': nothing,
  });
  return <RemoteLoaderContext value={loader}>{children}</RemoteLoaderContext>;
}

const list = (...groups: SearchGroup[]): Story => ({
  render: () => (
    <With groups={groups}>
      <div style={{ maxWidth: '28rem', minHeight: '30rem' }}>
        <SearchBox landmark="Site" label="Search the site" placeholder="Search" initial="ada" />
      </div>
    </With>
  ),
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLInputElement>('input')?.focus(),
});

export const List = list(PLAYERS, ROUNDS, WORDS);
export const Corrected = list(group('Players', PLAYERS.results('', () => undefined).found, 'ada whitfield'));
export const Nothing = list(group('Players', []));
export const OneFailed = list(PLAYERS, BROKEN);

const page = (...groups: SearchGroup[]): Story => ({
  render: () => {
    const found = findPage('/search/ada');
    return <With groups={groups}>{found && <SearchPage page={found} />}</With>;
  },
  parameters: { layout: 'fullscreen' },
});

export const Results = page(PLAYERS, ROUNDS, WORDS);
export const NoResults = page();

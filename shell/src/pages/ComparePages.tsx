import { RemoteSlot, useOuterPageHead } from '@golf/shared/platform';
import { PAGE_HEADS } from '@golf/shared/page-heads';
import { canonicalComparisonPath, pairOf } from '@golf/shared/routes';
import { Board, Page, Skeleton } from '@golf/shared/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { NotFoundPage } from './NotFoundPage.tsx';

const loading = <Skeleton rows={6} rowHeight={10} label="Loading the players" />;

/** The choice of two players. */
export function ComparePage() {
  useOuterPageHead(PAGE_HEADS.compare);
  return (
    <>
      <Board title="Compare Players" lead="Handicaps, form, and who comes out on top" />
      <Page>
        <RemoteSlot name="mfe-leaderboard/Compare" props={{}} fallback={loading} />
      </Page>
    </>
  );
}

const waiting = (
  <>
    <Board title="Two players compared" />
    <Page>{loading}</Page>
  </>
);

function ComparisonSlot({ first, second }: { first: number; second: number }) {
  useOuterPageHead({ ...PAGE_HEADS.comparison, path: canonicalComparisonPath(first, second) });
  const props = useMemo(() => ({ first, second }), [first, second]);
  return <RemoteSlot name="mfe-leaderboard/Comparison" props={props} fallback={waiting} />;
}

/** Two players side by side, who set title and metadata once known. */
export function ComparisonPage() {
  const pair = pairOf(useParams()['pair'] ?? '');
  if (!pair) return <NotFoundPage />;
  const [first, second] = pair;
  return <ComparisonSlot key={`${first}-${second}`} first={first} second={second} />;
}

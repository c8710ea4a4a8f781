import { PAGE_HEADS } from '@golf/shared/page-heads';
import { RemoteSlot, useOuterPageHead } from '@golf/shared/platform';
import { Board, Page, Skeleton } from '@golf/shared/ui';

/** What nobody has beaten; the remote lists it in the page's metadata once it is known. */
export function RecordsPage() {
  useOuterPageHead(PAGE_HEADS.records);
  const fallback = (
    <>
      <Board title="Records" lead="Still standing" />
      <Page>
        <Skeleton rows={8} rowHeight={12} label="Loading the records" />
      </Page>
    </>
  );
  return <RemoteSlot name="mfe-leaderboard/Records" props={{}} fallback={fallback} />;
}

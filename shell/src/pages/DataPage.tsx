import { PAGE_HEADS } from '@golf/shared/page-heads';
import { RemoteSlot, useOuterPageHead } from '@golf/shared/platform';
import { Board, Page, Skeleton } from '@golf/shared/ui';

/** Everything that the site shows, to take away. */
export function DataPage() {
  useOuterPageHead(PAGE_HEADS.data);
  const fallback = (
    <>
      <Board title="The Data" lead="Every player, every round, in one file" />
      <Page>
        <Skeleton rows={5} rowHeight={8} label="Loading the data" />
      </Page>
    </>
  );
  return <RemoteSlot name="mfe-articles/DataFile" props={{}} fallback={fallback} />;
}

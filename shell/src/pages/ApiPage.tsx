import { PAGE_HEADS } from '@golf/shared/page-heads';
import { RemoteSlot, useOuterPageHead } from '@golf/shared/platform';
import { Board, Page, Skeleton } from '@golf/shared/ui';

/** What programs can ask the site; the remote says so where there is no such page. */
export function ApiPage() {
  useOuterPageHead(PAGE_HEADS.developers);
  const fallback = (
    <>
      <Board title="API" lead="Every number on this site, as JSON" />
      <Page>
        <Skeleton rows={8} rowHeight={10} label="Loading the API" />
      </Page>
    </>
  );
  return <RemoteSlot name="mfe-articles/ApiReference" props={{}} fallback={fallback} />;
}

import { PAGE_HEADS } from '@golf/shared/page-heads';
import { RemoteSlot, useOuterPageHead } from '@golf/shared/platform';
import { Board, Page, Skeleton } from '@golf/shared/ui';

/** What releases have changed on the site. */
export function ChangesPage() {
  useOuterPageHead(PAGE_HEADS.changes);
  const fallback = (
    <>
      <Board title="What’s New" lead="What we’ve changed on the site" />
      <Page>
        <Skeleton rows={5} rowHeight={8} label="Loading the changes" />
      </Page>
    </>
  );
  return <RemoteSlot name="mfe-articles/Changes" props={{}} fallback={fallback} />;
}

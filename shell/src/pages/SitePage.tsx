import type { FoundPage } from '@golf/shared/pages';
import { RemoteSlot, useOuterPageHead } from '@golf/shared/platform';
import { Board, Page, Skeleton, VisuallyHidden } from '@golf/shared/ui';
import type { ReactNode } from 'react';
import { Newcomers } from './Newcomers.tsx';
import styles from './SitePage.module.css';
import { isSearch, SearchPage, StatementText } from './own-parts.tsx';

const UNNAMED = (
  <>
    <VisuallyHidden>Loading</VisuallyHidden>
    <span className={styles.unnamed} />
  </>
);

const aside = (slot: FoundPage['aside']) =>
  slot && <RemoteSlot {...slot} fallback={<div className={styles.aside} />} renderFailure={() => null} />;

/** Renders a page of the page table: the title band, and the slot or the statement below. */
export function SitePage({ page }: { page: FoundPage }) {
  useOuterPageHead(page.head);
  if (isSearch(page.route)) return <SearchPage page={page} />;
  const lead = page.lead && page.route === 'home' ? <Newcomers lead={page.lead} /> : page.lead;
  const band = <Board title={page.name ?? UNNAMED} lead={lead} aside={aside(page.aside)} />;
  if (!page.main) {
    return (
      <>
        {band}
        <Page prose>
          <StatementText about={page.route} />
        </Page>
      </>
    );
  }
  const waiting = page.loading && <Skeleton {...page.loading} />;
  if (page.ownBand) {
    const fallback = (
      <>
        {band}
        <Page>{waiting}</Page>
      </>
    );
    const failed = (words: ReactNode) => (
      <>
        <Board title={page.name ?? page.head.title.split(' · ')[0]} />
        <Page>{words}</Page>
      </>
    );
    return <RemoteSlot {...page.main} fallback={fallback} renderFailure={failed} />;
  }
  return (
    <>
      {band}
      <Page>
        <RemoteSlot {...page.main} fallback={waiting} />
      </Page>
    </>
  );
}

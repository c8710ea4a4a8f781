import { PAGE_HEADS, usePageHead } from '@golf/shared/platform';
import { NotFound } from '@golf/shared/ui';

/** The page of a player whom there is not. */
export function Nobody() {
  usePageHead(PAGE_HEADS.notFound);
  return <NotFound />;
}

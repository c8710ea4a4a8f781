import { PAGE_HEADS, usePageHead } from '@golf/shared/platform';
import { NotFound } from '@golf/shared/ui';

/** Not-found page for a player. */
export function Nobody() {
  usePageHead(PAGE_HEADS.notFound);
  return <NotFound />;
}

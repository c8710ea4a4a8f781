import { usePageHead } from '@golf/shared/platform';
import { PAGE_HEADS } from '@golf/shared/page-heads';
import { NotFound } from '@golf/shared/ui';

export function NotFoundPage() {
  usePageHead(PAGE_HEADS.notFound);
  return <NotFound />;
}

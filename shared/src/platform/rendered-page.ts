import type { PageHead } from './page-head.ts';
import type { PageData } from './query-client.ts';
import type { ExposedName } from './remotes.ts';

/** One page as the shell's server build hands it to the server. */
export interface RenderedPage {
  /** Content of #root. */
  html: string;
  head: PageHead;
  data: PageData;
  /** Every slot of the page. */
  slots: ExposedName[];
  /** The slots that failed to render on the server, and why as far as known. */
  leftToBrowser: string[];
  errors: string[];
}

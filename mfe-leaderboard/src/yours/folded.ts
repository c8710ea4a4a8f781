import { savedViewMark } from '@golf/shared/platform';

/** Whether "Yours" is folded. As a mark, the page reserves its height before the first paint. */
export const foldedPreference = savedViewMark('yours-folded');

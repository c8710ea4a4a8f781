/* Opens a page and names its faults. */
export { faultsOf, sentenceOf } from './diagnosis.ts';
export { recordPage } from './page-record.ts';

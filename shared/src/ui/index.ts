export { Board, type BoardProps } from './Board.tsx';
export { Page, type PageProps } from './Page.tsx';
export { Picture, type PictureProps } from './Picture.tsx';
export { SafeHtml, type SafeHtmlProps } from './SafeHtml.tsx';
export { sanitise } from './sanitise.ts';
export { Skeleton, type SkeletonProps } from './Skeleton.tsx';

export { Board, type BoardProps } from './Board.tsx';
export { Page, type PageProps } from './Page.tsx';
export { Picture, type PictureProps } from './Picture.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton.tsx';

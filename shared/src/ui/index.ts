export { Board, type BoardProps } from './Board.tsx';
export { Button, type ButtonProps } from './Button.tsx';
export { HoverCard, type HoverCardProps } from './HoverCard.tsx';
export { Page, type PageProps } from './Page.tsx';
export { Picture, type PictureProps } from './Picture.tsx';
export { SafeHtml, type SafeHtmlProps } from './SafeHtml.tsx';
export { sanitise } from './sanitise.ts';
export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
export { VisuallyHidden } from './VisuallyHidden.tsx';

import type { ComponentProps } from 'react';
import { usePicture } from './use-picture.ts';

export interface OptionalPictureProps extends Omit<ComponentProps<'img'>, 'ref' | 'onError'> {
  src: string;
  /** "" where words beside it say the same. */
  alt: string;
  width: number;
  height: number;
}

/** A flag or another picture that a page can do without: where it does not load its place stays empty. */
export function OptionalPicture({ src, alt, width, height, className, ...others }: OptionalPictureProps) {
  const { failed, props } = usePicture(src);
  if (failed)
    return (
      <span
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        className={className}
        style={{ display: 'inline-block', width, height }}
      />
    );
  return <img {...others} {...props} src={src} alt={alt} width={width} height={height} className={className} />;
}

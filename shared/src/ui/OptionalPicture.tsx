import type { ComponentProps } from 'react';
import { usePicture } from './use-picture.ts';

export interface OptionalPictureProps extends Omit<ComponentProps<'img'>, 'ref' | 'onError'> {
  src: string;
  /** "" if the text next to the picture has the same content. */
  alt: string;
  width: number;
  height: number;
}

/** A flag or another optional picture. If it does not load, its space stays empty. */
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

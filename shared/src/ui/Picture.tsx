import { pictureOfSize } from '../site.ts';
import { usePicture } from './use-picture.ts';

export interface PictureProps {
  src: string | null;
  /** URL of the replacement if the picture is missing or does not load. */
  fallback: string;
  alt: string;
  width: number;
  height: number;
  className?: string | undefined;
}

/** A face or a logo of a fixed size, with a fallback. */
export function Picture({ src, fallback, alt, width, height, className }: PictureProps) {
  const { failed, props } = usePicture(src);
  const shown = failed || src === null ? fallback : src;
  return (
    <img
      {...pictureOfSize(shown, Math.max(width, height))}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading="lazy"
      decoding="async"
      fetchPriority="low"
      {...props}
    />
  );
}

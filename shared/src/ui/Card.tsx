import type { ComponentProps, ElementType } from 'react';
import styles from './Card.module.css';

export type CardProps<E extends ElementType> = {
  /** Element or component. */
  as?: E;
  /** Part of a page, content of a page, or popup over it. */
  look?: 'framed' | 'raised' | 'floating';
  className?: string | undefined;
} & Omit<ComponentProps<E>, 'as' | 'look' | 'className'>;

/** A surface with an edge: a chart, a list, a link of several lines, a popup. */
export function Card<E extends ElementType = 'div'>({ as, look = 'framed', className, ...props }: CardProps<E>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...props} className={[className, styles[look]].filter(Boolean).join(' ')} />;
}

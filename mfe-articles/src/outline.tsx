import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Reading speed of an average reader of English, in words per minute. */
const WORDS_PER_MINUTE = 230;

export interface Heading {
  /** The heading's id, for links to it; derived from its text. */
  id: string;
  text: string;
}

type Parent = ReactElement<{ children?: ReactNode }>;

const isElement = (node: ReactNode): node is Parent => isValidElement(node);

/** The text of a tree of elements. Components are not rendered: only text passed as children counts. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isElement(child)) return ` ${textOf(child.props.children)} `;
      return typeof child === 'string' ? child : '';
    })
    .join('');
}

const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

export const countWords = (node: ReactNode) => collapseSpaces(textOf(node)).split(' ').filter(Boolean).length;

/** Reading time in whole minutes, at least 1. */
export const minutesToRead = (node: ReactNode) => Math.max(1, Math.round(countWords(node) / WORDS_PER_MINUTE));

/** "2. “One bad round ruins it”" → "2-one-bad-round-ruins-it" */
function anchorOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The top-level elements of an article. */
function blocksOf(content: ReactNode): ReactNode[] {
  return isElement(content) && content.type === Fragment
    ? Children.toArray(content.props.children)
    : Children.toArray(content);
}

function headingOf(block: ReactNode): Heading | null {
  if (!isElement(block) || block.type !== 'h2') return null;
  const text = collapseSpaces(textOf(block.props.children));
  return { id: anchorOf(text), text };
}

/** The headings of an article, in their order. */
export function headingsOf(content: ReactNode): Heading[] {
  return blocksOf(content)
    .map(headingOf)
    .filter((heading) => heading !== null);
}

/** The blocks of the same article; its headings have the anchors of `headingsOf`. */
export function withAnchors(content: ReactNode): ReactNode[] {
  return blocksOf(content).map((block) => {
    const heading = headingOf(block);
    return heading && isElement(block)
      ? cloneElement(block as ReactElement<{ id?: string }>, { id: heading.id })
      : block;
  });
}

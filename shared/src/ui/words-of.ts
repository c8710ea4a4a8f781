import { decodeHTML } from 'entities/decode';

/** Elements that start and end a line. */
const LINE_BREAKING = new Set(['p', 'br', 'li', 'ul', 'ol', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Start of a tag; any other "<" is text. */
const TAG_START = /<\/?([a-z][a-z0-9]*)/iy;

/** End tags of elements whose content is not text of the page. */
const END_OF: Readonly<Record<string, RegExp>> = { script: /<\/script\s*>/gi, style: /<\/style\s*>/gi };

/** Index of the ">" that ends the tag around `from`, with quoted attributes skipped; -1 for an unclosed tag. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const character = html[at] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  return -1;
}

/** Index after a comment that starts at `open`; the end of the text for an unclosed comment. */
function afterComment(html: string, open: number): number {
  const end = html.indexOf('-->', open + 4);
  return end === -1 ? html.length : end + 3;
}

/** Index after a tag that starts at `open`, and after the content of a script or style. */
function afterTag(html: string, open: number, name: string): number {
  const end = endOfTag(html, open);
  if (end === -1) return html.length;
  const closing = html[open + 1] === '/' ? undefined : END_OF[name];
  if (!closing) return end + 1;
  closing.lastIndex = end;
  return closing.test(html) ? closing.lastIndex : html.length;
}

/**
 * Text of untrusted HTML, one string per line, where no browser can sanitise the HTML. Render it as text, never as
 * HTML. Linear in the length of any input.
 */
export function wordsOf(html: string): string[] {
  const lines = [''];
  const write = (text: string) => lines.push((lines.pop() ?? '') + text);
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    write(html.slice(at, open === -1 ? undefined : open));
    if (open === -1) break;
    TAG_START.lastIndex = open;
    const name = TAG_START.exec(html)?.[1]?.toLowerCase();
    if (name !== undefined) {
      if (LINE_BREAKING.has(name)) lines.push('');
      at = afterTag(html, open, name);
    } else if (html.startsWith('<!--', open)) {
      at = afterComment(html, open);
    } else {
      write('<');
      at = open + 1;
    }
  }
  return lines.map((line) => decodeHTML(line.replaceAll(/[ \t\r\n\f]+/g, ' ')).trim()).filter((line) => line !== '');
}

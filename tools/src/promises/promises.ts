import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT as ROOT } from '@golf/node-kit/project-root';

/*
 * Promises of the site, from comments above tests:
 *   /** @promise Data: An import is all or nothing, rows and pictures together *\/
 * Further tests of the same promise repeat its beginning, and "…".
 */

export interface Tag {
  /** "Data: An import is all or nothing, rows and pictures together", or "Data: An import is all or …" */
  text: string;
  /** Relative to the root. */
  file: string;
}

const TESTS = '{mfe-*,shell,shared,server,database,cards,release-store,tools,e2e}/**/*.{test,spec}.{ts,tsx}';
const TAG = /\/\*\*(?:\s|\*)*@promise\s+([^@]*?)\s*\*\//g;

/** Promises in a file's text, each on one line. */
export const tagsOf = (file: string, text: string): Tag[] =>
  [...text.matchAll(TAG)].map(([, promise = '']) => ({ file, text: promise.replaceAll(/\s*\n\s*\*\s*/g, ' ') }));

/** Promises of all tests of the project. */
export const allTags = (): Tag[] =>
  globSync(TESTS, { cwd: ROOT, exclude: ['**/node_modules/**', 'tools/src/promises/**'] })
    .toSorted()
    .flatMap((file) => tagsOf(file, readFileSync(join(ROOT, file), 'utf8')));

const SECTIONS = [
  'In the browser',
  'Pages',
  'Releases',
  'Data',
  'The backend behind API_ORIGIN',
  'In operation',
  'A crash, a full disk',
];

const HEAD = `# Promises

No fault outlives its cause: a failing part reports it in words, costs no more than itself, and recovers without a reload, a
restart or a person. This list is written by \`npm run promises\` from the \`@promise\` comments of the tests that hold it.

Each route's first screen, presses before the script, dialogs, faults and the rest of \`e2e/engines/promises/\` are tried in Firefox and
WebKit, too, by \`npm run test:engines\`; the others in Chromium.
`;

/**
 * The list as Markdown.
 * @throws Error with a tag that has no known section, or whose text starts no promise or several
 */
export function promiseList(tags: readonly Tag[]): string {
  const promises = new Map<string, Set<string>>();
  for (const { text } of tags) if (!text.endsWith('…')) promises.set(text, new Set());
  for (const { text, file } of tags) {
    const begin = text.replace(/\s*…$/, '');
    const meant = promises.has(text) ? [text] : [...promises.keys()].filter((promise) => promise.startsWith(begin));
    const [promise, ...others] = meant;
    if (promise === undefined || others.length > 0)
      throw new Error(`${file}: "${text}" is the beginning of ${meant.length} promises, not of one.`);
    promises.get(promise)?.add(file);
  }
  const unknown = [...promises.keys()].find(
    (promise) => !SECTIONS.some((section) => promise.startsWith(`${section}: `)),
  );
  if (unknown !== undefined) throw new Error(`"${unknown}" begins with none of: ${SECTIONS.join(', ')}.`);
  const sections = SECTIONS.map((section) => {
    const own = [...promises].filter(([promise]) => promise.startsWith(`${section}: `));
    const lines = own.map(([promise, files]) => {
      const held = [...files].map((file) => `\`${file}\``).join(', ');
      return `- ${promise.slice(section.length + 2)}. ${held}`;
    });
    return `## ${section}\n\n${lines.join('\n')}\n`;
  });
  return [HEAD, ...sections].join('\n');
}

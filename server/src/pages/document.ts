import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  headTags,
  STRUCTURED_DATA_ID,
  structuredData,
  splitExposed,
  type LiveRemotes,
  type PageData,
  type PageHead,
  type RenderedPage,
} from '@golf/shared/platform/contract';
import { SITE } from '@golf/shared/site';
import { SHELL } from '../releases/apps.ts';
import type { LiveReleases } from '../releases/live.ts';
import { releaseFolder, type Release } from '../releases/release.ts';

/** Answers larger than this are preloaded beside the page instead of travelling in it, in bytes. */
const INLINE_LIMIT = 100_000;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** JSON that cannot end the script element that it stands in. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const clientUrl = ({ app, version }: Release, file: string) => `/releases/${app}/${version}/client/${file}`;

/** What the browser needs to know to find the remotes. */
export function liveRemotes(live: LiveReleases): LiveRemotes {
  return Object.fromEntries(
    [...live.remotes].map(([app, release]) => [
      app,
      {
        version: release.version,
        entry: clientUrl(release, release.entry.file),
        styles: Object.fromEntries(
          Object.entries(release.modules).map(([name, { styles }]) => [
            name,
            styles.map((file) => clientUrl(release, file)),
          ]),
        ),
      },
    ]),
  );
}

/** The files that a page needs before it works, in the order in which they are needed. */
function filesOf(
  live: LiveReleases,
  shell: Release,
  page: RenderedPage | null,
): { scripts: string[]; styles: string[] } {
  const scripts = new Set(shell.entry.scripts.map((file) => clientUrl(shell, file)));
  const styles = new Set(shell.entry.styles.map((file) => clientUrl(shell, file)));
  for (const slot of page?.slots ?? []) {
    const { remote, module } = splitExposed(slot);
    const release = live.remotes.get(remote);
    const files = release?.modules[module];
    if (!release || !files) continue;
    for (const file of [...release.entry.scripts, ...files.scripts]) scripts.add(clientUrl(release, file));
    for (const file of files.styles) styles.add(clientUrl(release, file));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** The built index.html of the shell, with its own addresses made absolute. */
function templateOf(releases: string, shell: Release): string {
  const file = join(releaseFolder(releases, SHELL, shell.version), 'client', shell.entry.file);
  return (
    readFileSync(file, 'utf8')
      // The page preloads more than Vite knows of, in its own order.
      .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
      .replace(/(src|href)="\.\//g, `$1="${clientUrl(shell, '')}`)
  );
}

function splitData(data: PageData): { inlined: PageData; preloaded: string[] } {
  const large = (entry: PageData[number]) => JSON.stringify(entry[1]).length > INLINE_LIMIT;
  return {
    inlined: data.filter((entry) => !large(entry)),
    preloaded: data.filter(large).map(([path]) => path),
  };
}

export interface DocumentInput {
  releases: string;
  live: LiveReleases;
  /** The shell's release: a page cannot be without one. */
  shell: Release;
  /** Null: the browser renders the page. */
  page: RenderedPage | null;
  /** Head of a page that the browser renders. */
  fallbackHead: PageHead;
  /** Canonical origin of the deployment. */
  origin: string;
}

/** Composes the HTML of a page: head, styles, preloads, first screen, data. */
export function composeDocument({ releases, live, shell, page, fallbackHead, origin }: DocumentInput): string {
  const head = page?.head ?? fallbackHead;
  const { scripts, styles } = filesOf(live, shell, page);
  const { inlined, preloaded } = splitData(page?.data ?? []);
  const tags = [
    `<title>${escape(head.title)}</title>`,
    ...headTags(head, origin).map(
      ({ tag, key, content }) => `<${tag} ${key[0]}="${key[1]}" ${content[0]}="${escape(content[1])}" data-head>`,
    ),
    `<script type="application/ld+json" id="${STRUCTURED_DATA_ID}">${inlineJson(structuredData(head, origin))}</script>`,
    `<link rel="alternate" type="application/atom+xml" title="${SITE.name}" href="/feed.xml">`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" href="${href}" crossorigin>`),
    ...preloaded.map((href) => `<link rel="preload" as="fetch" href="${escape(href)}" crossorigin="anonymous">`),
  ];
  const state = { remotes: liveRemotes(live), rendered: page !== null, data: inlined, preloaded };
  return templateOf(releases, shell)
    .replace('<html ', () => `<html data-origin="${escape(origin)}" `)
    .replace('<!--head-->', () => tags.join('\n    '))
    .replace('<!--app-->', () => page?.html ?? '')
    .replace('<!--data-->', () => `<script type="application/json" id="page">${inlineJson(state)}</script>`);
}

/** The hashes of a document's inline scripts, for its Content-Security-Policy. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

import { createHash } from 'node:crypto';
import {
  headTags,
  STRUCTURED_DATA_ID,
  splitExposed,
  type LiveRemote,
  type PageHead,
  type PageState,
  type PreviewedRelease,
} from '@golf/shared/platform/contract';
import { structuredData } from './structured-data.ts';
import { embedOf, escapeHtml as escape } from '@golf/shared/embeds';
import { NOWHERE } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import { type Edition, readBrowserFile, type Release } from '@golf/release-store';
import { importMapOf } from './import-map.ts';
import { inlineStyle } from './inline-styles.ts';
import { clientUrl, liveRemotes } from './live-remotes.ts';
import type { FinishedPage } from './protocol.ts';

/** JSON that is safe inside a script element. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A style sheet of a page: its URL, and its rules if inlined. */
interface PageStyle {
  href: string;
  inline: string | null;
}

/** A dialog that can open over any page, also directly by URL. So each page lists its script. */
const ROOM = 'mfe-trophy-room/TrophyRoom';

/** Files that a page needs to work, in load order. */
function filesOf({ releases, live, shell, page, releasesOrigin }: DocumentInput): {
  scripts: string[];
  styles: PageStyle[];
} {
  const scripts = new Set(shell.entry.scripts.map((file) => clientUrl(releasesOrigin, shell, file)));
  const styles = new Map<string, string | null>();
  const addStyle = (release: Release, file: string) =>
    styles.set(clientUrl(releasesOrigin, release, file), inlineStyle(releases, release, file, releasesOrigin));
  for (const file of shell.entry.styles) addStyle(shell, file);
  for (const slot of page?.slots ?? []) {
    const { remote, module } = splitExposed(slot);
    const release = live.remotes.get(remote);
    const files = release?.modules[module];
    if (!release || !files) continue;
    const container = files.exposed === undefined ? release.entry.scripts : [];
    for (const file of [...container, ...files.scripts]) scripts.add(clientUrl(releasesOrigin, release, file));
    for (const file of files.styles) addStyle(release, file);
  }
  return { scripts: [...scripts], styles: [...styles].map(([href, inline]) => ({ href, inline })) };
}

/** index.html by release, read and checked once: a page must not depend on the store being written later. */
const templates = new WeakMap<Release, string>();

function indexOf(releases: string, shell: Release): string {
  const index = templates.get(shell) ?? readBrowserFile(releases, shell, shell.entry.file).toString();
  templates.set(shell, index);
  return index;
}

/**
 * The built index.html of the shell with absolute URLs. Files at the site's root keep the site's origin. Pages reference
 * the same URLs, so each is fetched once. A manifest of another origin could not list the site's pages.
 */
function templateOf({ releases, shell, releasesOrigin }: DocumentInput): string {
  const addressOf = (file: string) =>
    shell.rootFiles.includes(file) ? `/${file}` : clientUrl(releasesOrigin, shell, file);
  return (
    indexOf(releases, shell)
      // The page has its own preloads, in its own order, and more of them than Vite knows.
      .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
      // The browser's preload scanner ignores the import map.
      .replace(
        /(?<=<script type="module"[^>]*) src="\.\/([^"]+)"/g,
        (src, file: string) => `${src} integrity="${shell.integrity[file] ?? ''}"`,
      )
      .replace(/(src|href)="\.\/([^"]+)"/g, (_, name, file: string) => `${name}="${addressOf(file)}"`)
  );
}

/** Tells other sites, into which the page's address is pasted, where its frame is described. */
const oembedLink = (origin: string, path: string) =>
  `<link rel="alternate" type="application/json+oembed" title="${SITE.name}" href="${escape(origin)}/oembed?url=${encodeURIComponent(origin + path)}">`;

export interface Preview extends PreviewedRelease {
  /** Location of a remote on the visitor's own machine. */
  local?: LiveRemote | undefined;
}

/** What the page says of a preview. */
const noticeOf = ({ app, version, rolledBack }: Preview): PreviewedRelease => ({
  app,
  version,
  ...(rolledBack && { rolledBack }),
});

export interface DocumentInput {
  releases: string;
  live: Edition;
  /** Required: without a shell no page can be composed. */
  shell: Release;
  /** Null: the browser renders the page. */
  page: FinishedPage | null;
  /** Path under which the page is cached. All unknown URLs share one. */
  path: string;
  fallbackHead: PageHead;
  /**
   * Data version, read after rendering: not older than the page's answers. Null: data of another backend, or no data.
   */
  dataVersion: string | null;
  /** Canonical origin of the deployment. */
  origin: string;
  /** Origin of the releases. Empty: same as the site. */
  releasesOrigin: string;
  /** Previews, shown only to the visitor who requested them. */
  previews?: readonly Preview[] | undefined;
}

export interface ComposedDocument {
  html: string;
  /** Hashes of the allowed inline scripts for the Content-Security-Policy: those of the template and the import map. */
  scriptHashes: string[];
  /** Hashes of the inlined style sheets. */
  styleHashes: string[];
}

/** An inline script of the template. It has no attributes. */
const TEMPLATE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Image preloads that React emits before the first screen. The page moves them up so that they start early. */
const IMAGE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Composes the HTML of a page: head, styles, preloads, first screen, data. Markup rendered by a remote is treated as
 * data: a script inside it gets no hash and never runs.
 */
export function composeDocument(input: DocumentInput): ComposedDocument {
  const { live, page, fallbackHead, origin, releasesOrigin, previews = [] } = input;
  const [preview, ...alsoPreviewed] = previews.map(noticeOf);
  const local = previews.flatMap((one) => (one.local ? [[one.app, one.local] as const] : []));
  const head = page?.head ?? fallbackHead;
  const { scripts, styles } = filesOf(input);
  const importMap = importMapOf([input.shell, ...live.remotes.values()], releasesOrigin);
  const inlineMap = inlineJson(importMap);
  const { data = [], preloaded = [], html = '' } = page ?? {};
  const [imagePreloads = ''] = IMAGE_PRELOADS.exec(html) ?? [];
  /** Integrity attributes of a file. It is requested without credentials, as it may come from another origin. */
  const digestAttributes = (href: string) => {
    const digest = importMap.integrity[href];
    return `${digest ? ` integrity="${digest}"` : ''} crossorigin`;
  };
  const tags = [
    // Must precede every module fetch.
    `<script type="importmap">${inlineMap}</script>`,
    // Must precede the inlined styles: the browser requests the scripts while the styles are still arriving. A preload
    // without integrity would cause a second download.
    ...scripts.map((href) => `<link rel="modulepreload" href="${href}"${digestAttributes(href)}>`),
    `<title>${escape(head.title)}</title>`,
    ...headTags(head, origin).map(
      ({ tag, key, content }) => `<${tag} ${key[0]}="${key[1]}" ${content[0]}="${escape(content[1])}" data-head>`,
    ),
    `<script type="application/ld+json" id="${STRUCTURED_DATA_ID}">${inlineJson(structuredData(head, origin))}</script>`,
    `<link rel="alternate" type="application/atom+xml" title="${SITE.name}" href="/feed.xml">`,
    ...(head.path !== null && embedOf(head.path) ? [oembedLink(origin, head.path)] : []),
    // Inlined, they save the first paint a round trip. The slot loader finds them by their URL.
    ...styles.map(({ href, inline }) =>
      inline === null
        ? `<link rel="stylesheet" href="${href}"${digestAttributes(href)}>`
        : `<style data-href="${href}">${inline}</style>`,
    ),
    ...preloaded.map((href) => `<link rel="preload" as="fetch" href="${escape(href)}" crossorigin="anonymous">`),
    // In the body a modal popup would set aria-hidden on them, which HTML forbids for these elements.
    ...(imagePreloads ? [imagePreloads] : []),
  ];
  const state: PageState = {
    shell: input.shell.version,
    remotes: {
      ...liveRemotes(live, releasesOrigin, [...(page?.slots ?? []), ROOM]),
      ...Object.fromEntries(local),
    },
    rendered: page !== null,
    ...(page && page.leftToBrowser.length > 0 && { leftToBrowser: page.leftToBrowser }),
    ...(input.path === NOWHERE && { nowhere: true }),
    data,
    preloaded,
    ...(preview && { preview }),
    ...(alsoPreviewed.length > 0 && { alsoPreviewed }),
  };
  const version = input.dataVersion === null ? '' : `data-version="${input.dataVersion}" `;
  const template = templateOf(input).replace('<html ', () => `<html data-origin="${escape(origin)}" ${version}`);
  const parts: Record<string, string> = {
    head: tags.join('\n    '),
    app: html.slice(imagePreloads.length),
    data: `<script type="application/json" id="page">${inlineJson(state)}</script>`,
  };
  return {
    // One pass: inserted content must not be searched for further placeholders.
    html: template.replace(/<!--(head|app|data)-->/g, (place, name: string) => parts[name] ?? place),
    styleHashes: styles.flatMap(({ inline }) => (inline === null ? [] : hashOf(inline))),
    scriptHashes: [inlineMap, ...[...template.matchAll(TEMPLATE_SCRIPT)].map(([, code = '']) => code)].map(hashOf),
  };
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { NOWHERE } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import { browserPath, type Edition, type Release } from '@golf/release-store';
import { importMapOf } from './import-map.ts';
import { inlineStyle } from './inline-styles.ts';
import { clientUrl, liveRemotes } from './live-remotes.ts';
import type { FinishedPage } from './protocol.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** JSON that cannot end the script element that it stands in. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A style sheet of a page: its URL, and its rules where they stand in the page itself. */
interface PageStyle {
  href: string;
  inline: string | null;
}

/** A dialog that can open over any page, by its address at once: each page names its script. */
const ROOM = 'mfe-trophy-room/TrophyRoom';

/** The files that a page needs before it works, in the order in which they are needed. */
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

/**
 * The built index.html of the shell, with its own addresses made absolute. What is at the root of the site is asked for
 * there: what the page shows of it is fetched once, and a manifest of another origin could not name its pages.
 */
function templateOf({ releases, shell, releasesOrigin }: DocumentInput): string {
  const addressOf = (file: string) =>
    shell.rootFiles.includes(file) ? `/${file}` : clientUrl(releasesOrigin, shell, file);
  const file = join(releases, browserPath(shell, shell.entry.file));
  return (
    readFileSync(file, 'utf8')
      // The page preloads more than Vite knows of, in its own order.
      .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
      // The browser reads ahead to a script without looking into the import map.
      .replace(
        /(?<=<script type="module"[^>]*) src="\.\/([^"]+)"/g,
        (src, file: string) => `${src} integrity="${shell.integrity[file] ?? ''}"`,
      )
      .replace(/(src|href)="\.\/([^"]+)"/g, (_, name, file: string) => `${name}="${addressOf(file)}"`)
  );
}

/** A version that one visitor looks at. */
export interface Preview extends PreviewedRelease {
  /** Where it is, if on the visitor's own machine. */
  local?: LiveRemote | undefined;
}

export interface DocumentInput {
  releases: string;
  live: Edition;
  /** The shell's release: a page cannot be without one. */
  shell: Release;
  /** Null: the browser renders the page. */
  page: FinishedPage | null;
  /** Where the page is kept: what all addresses of nothing have in common. */
  path: string;
  /** Head of a page that the browser renders. */
  fallbackHead: PageHead;
  /** The version of the data that it is made of, at the least; null: it is somebody else's, or in no page yet. */
  dataVersion: string | null;
  /** Canonical origin of the deployment. */
  origin: string;
  /** Origin that the releases are fetched from; "" for the site's own. */
  releasesOrigin: string;
  /** What is shown instead of what is live, to the visitor who asked for it. */
  preview?: Preview | undefined;
}

export interface ComposedDocument {
  html: string;
  /** Of the inline scripts that may run, for the Content-Security-Policy: the template's own and the import map. */
  scriptHashes: string[];
  /** Of the style sheets that stand in the page. */
  styleHashes: string[];
}

/** An inline script of the template: it has no attributes. */
const TEMPLATE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** What React puts before the first screen: pictures in it that the browser may ask for at once. */
const IMAGE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Composes the HTML of a page: head, styles, preloads, first screen, data. What a remote rendered is data here: a
 * script in it gets no hash, and so never runs.
 */
export function composeDocument(input: DocumentInput): ComposedDocument {
  const { live, page, fallbackHead, origin, releasesOrigin, preview } = input;
  const head = page?.head ?? fallbackHead;
  const { scripts, styles } = filesOf(input);
  const importMap = importMapOf([input.shell, ...live.remotes.values()], releasesOrigin);
  const inlineMap = inlineJson(importMap);
  const { data = [], preloaded = [], html = '' } = page ?? {};
  const [imagePreloads = ''] = IMAGE_PRELOADS.exec(html) ?? [];
  /** What a browser checks a file by; asked for without credentials, as it may come from another origin. */
  const digestAttributes = (href: string) => {
    const digest = importMap.integrity[href];
    return `${digest ? ` integrity="${digest}"` : ''} crossorigin`;
  };
  const tags = [
    // Before any module is fetched.
    `<script type="importmap">${inlineMap}</script>`,
    // Before the styles: what they weigh is on its way while the browser asks. Without its digest a preload would be a
    // second download.
    ...scripts.map((href) => `<link rel="modulepreload" href="${href}"${digestAttributes(href)}>`),
    `<title>${escape(head.title)}</title>`,
    ...headTags(head, origin).map(
      ({ tag, key, content }) => `<${tag} ${key[0]}="${key[1]}" ${content[0]}="${escape(content[1])}" data-head>`,
    ),
    `<script type="application/ld+json" id="${STRUCTURED_DATA_ID}">${inlineJson(structuredData(head, origin))}</script>`,
    `<link rel="alternate" type="application/atom+xml" title="${SITE.name}" href="/feed.xml">`,
    // In the page itself they cost the first paint no round trip. The loader of slots finds them by their URL.
    ...styles.map(({ href, inline }) =>
      inline === null
        ? `<link rel="stylesheet" href="${href}"${digestAttributes(href)}>`
        : `<style data-href="${href}">${inline}</style>`,
    ),
    ...preloaded.map((href) => `<link rel="preload" as="fetch" href="${escape(href)}" crossorigin="anonymous">`),
    // Beside the content, a popup that hides all else from screen readers would mark them too, which HTML forbids.
    ...(imagePreloads ? [imagePreloads] : []),
  ];
  const state: PageState = {
    shell: input.shell.version,
    remotes: {
      ...liveRemotes(live, releasesOrigin, [...(page?.slots ?? []), ROOM]),
      ...(preview?.local && { [preview.app]: preview.local }),
    },
    rendered: page !== null,
    ...(page && page.leftToBrowser.length > 0 && { leftToBrowser: page.leftToBrowser }),
    ...(input.path === NOWHERE && { nowhere: true }),
    data,
    preloaded,
    ...(preview && {
      preview: {
        app: preview.app,
        version: preview.version,
        ...(preview.rolledBack && { rolledBack: preview.rolledBack }),
      },
    }),
  };
  const version = input.dataVersion === null ? '' : `data-version="${input.dataVersion}" `;
  const template = templateOf(input).replace('<html ', () => `<html data-origin="${escape(origin)}" ${version}`);
  const parts: Record<string, string> = {
    head: tags.join('\n    '),
    app: html.slice(imagePreloads.length),
    data: `<script type="application/json" id="page">${inlineJson(state)}</script>`,
  };
  return {
    // In one go: what is filled in is not looked at for further places.
    html: template.replace(/<!--(head|app|data)-->/g, (place, name: string) => parts[name] ?? place),
    styleHashes: styles.flatMap(({ inline }) => (inline === null ? [] : hashOf(inline))),
    scriptHashes: [inlineMap, ...[...template.matchAll(TEMPLATE_SCRIPT)].map(([, code = '']) => code)].map(hashOf),
  };
}

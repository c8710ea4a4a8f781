import { escapeHtml as escape } from '@golf/shared/embeds';
import { SITE } from '@golf/shared/site';
import type { PlayerContent } from '../content/content.ts';
import { token } from '../tokens.ts';
import { FONTS, nameHtml, policyOf } from './frame.ts';

/* A plate on a transparent page, laid over a video or a stream. */

/** The plate takes 4.1em by 18 at most, so it fills whatever size the source is given. */
const STYLE = `${FONTS}
html,body{margin:0;background:transparent}
main{display:inline-grid;grid-template-columns:auto auto;gap:0 .6em;align-items:center;margin:.1em;padding:.5em .8em;color:${token('pine-ink')};background:${token('pine')};border-radius:.6em;font:min(24vh,5.4vw)/1.25 Archivo,"Arial Narrow",sans-serif;white-space:nowrap}
p{margin:0}
.handicap{grid-row:1/3;font-size:2.9em;font-weight:700;line-height:1}
.none{font-size:1.6em}
.change{font-weight:700}
.better{color:${token('accent', 'dark')}}
.place{color:${token('pine-ink-2')}}
`;

/** How often the page looks for an import, in milliseconds. Unchanged, the answer is an empty 304. */
const LOOK = 30_000;

/**
 * Swaps the plate for the server's current one. A refresh by header or tag would need no script, but it would leave the
 * browser's error page in the video when the network is gone.
 */
const SCRIPT = `setInterval(async () => {
  try {
    const answer = await fetch(location.href, { cache: 'no-cache' });
    if (!answer.ok) return;
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
    const shown = document.querySelector('main');
    if (next && next.outerHTML !== shown.outerHTML) shown.replaceWith(next);
  } catch {
    // Offline: the last state stays.
  }
}, ${LOOK});`;

export const OVERLAY_POLICY = policyOf(STYLE, SCRIPT);

function changeHtml(change: number | null): string {
  if (change === null) return '';
  if (change === 0) return '<p class="change">Unchanged in 30 days</p>';
  const strokes = Math.abs(change).toFixed(1);
  // Lower is better.
  return change < 0
    ? `<p class="change better">▲ ${strokes} better in 30 days</p>`
    : `<p class="change">▼ ${strokes} worse in 30 days</p>`;
}

const pageOf = (title: string, main: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} · ${SITE.name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${main}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;

/** Handicap, change and place of a player; null: there is no such player. */
export function overlayHtml(content: PlayerContent | null): string {
  if (!content) return pageOf('Not on the leaderboard', '<p class="place">Not on the leaderboard</p>');
  const { person, place, ranked, change } = content;
  const standing =
    place === ''
      ? '<p class="change">On the way</p>\n<p class="place">to a handicap</p>'
      : `${changeHtml(change)}\n<p class="place">Place ${place} of ${ranked}</p>`;
  return pageOf(
    nameHtml(person.name),
    `<p class="handicap${place === '' ? ' none' : ''}">${escape(person.handicap)}</p>\n${standing}`,
  );
}

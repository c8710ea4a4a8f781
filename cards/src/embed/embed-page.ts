import { createHash } from 'node:crypto';
import { playerPagePath } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import type { PlayerContent } from '../content/content.ts';
import { token } from '../tokens.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** The tokens that the card uses. */
const TOKENS = ['surface', 'surface-2', 'line', 'ink', 'ink-2', 'accent', 'gold', 'gold-soft'] as const;

const tokens = (theme: 'light' | 'dark') => TOKENS.map((name) => `--${name}:${token(name, theme)}`).join(';');

/** The page has no other style, and its policy names this one. */
const STYLE = `
:root{${tokens('light')}}
@media(prefers-color-scheme:dark){:root{${tokens('dark')}}}
*{box-sizing:border-box}
html,body{height:100%}
body{margin:0;padding:1px;color:var(--ink);font:15px/1.35 system-ui,sans-serif}
main{position:relative;display:grid;gap:12px 14px;grid-template-columns:auto 1fr auto;align-content:space-between;align-items:center;max-width:36rem;min-height:min(100%,14rem);margin:0 auto;padding:16px;overflow:hidden;background:var(--surface);border:1px solid var(--line);border-radius:12px}
.face{display:grid;place-items:center;width:56px;height:56px;border-radius:50%;background:var(--surface-2);object-fit:cover;font-size:24px;font-weight:700}
.who{min-width:0}
h1{margin:0;font-size:19px;line-height:1.2;overflow-wrap:break-word;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
a{color:inherit;text-decoration:none}
a::after{position:absolute;inset:0;content:"";border-radius:12px}
a:hover{text-decoration:underline}
a:focus-visible{outline:0}
a:focus-visible::after{outline:3px solid var(--accent);outline-offset:-3px}
p{margin:0;color:var(--ink-2);font-size:13px}
.country{display:flex;flex-wrap:wrap;gap:3px 6px;align-items:center;margin-top:3px}
.country img{width:20px;height:15px;border-radius:2px}
.legend{padding:1px 7px;color:var(--gold);background:var(--gold-soft);border-radius:9px;font-weight:600;white-space:nowrap}
.handicap{text-align:right}
.handicap b{display:block;color:var(--accent);font-size:36px;line-height:1;font-stretch:condensed}
.more{display:flex;grid-column:1/-1;gap:16px;align-items:end;justify-content:space-between;padding-top:10px;border-top:1px solid var(--line)}
.more b{color:var(--ink);font-size:17px}
.handicap .none{color:var(--ink-2)}
.up{color:var(--accent)}
svg{flex:0 1 170px;width:170px;min-width:0;height:44px;overflow:visible}
svg path{fill:none;stroke:var(--accent);stroke-width:2;stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke}
svg .last{stroke-width:7}
.site{grid-column:1/-1;align-self:end;margin:0 -16px -16px;padding:7px 16px;background:var(--surface-2);color:var(--ink);font-size:12px;font-weight:700}
@media(max-width:23em){main{gap:8px 10px;padding:12px}.face{width:44px;height:44px}h1{font-size:16px}.handicap b{font-size:28px}svg{flex-basis:110px}.site{margin:0 -12px -12px;padding:5px 12px}}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Any page may frame it; nothing runs in it, and it loads this site's pictures only. */
export const EMBED_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** Points that the line has at most: it is small. */
const POINTS = 60;
const [WIDTH, HEIGHT] = [170, 44];

function historySvg(history: readonly number[]): string {
  const step = Math.ceil(history.length / POINTS);
  const values = history.filter((_, at) => (history.length - 1 - at) % step === 0);
  if (values.length < 2) return '';
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const range = Math.max(high - low, 0.5);
  const points = values.map((value, at) => {
    const x = (at / (values.length - 1)) * WIDTH;
    // The best on top, as in the site's own charts.
    const y = HEIGHT / 2 + ((value - (high + low) / 2) / range) * (HEIGHT - 8);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="Handicap history, round by round"><path d="M${points.join('L')}"/><path class="last" d="M${points.at(-1)}h0"/></svg>`;
}

function movementHtml(moved: number | null): string {
  if (moved === null || moved === 0) return '';
  const places = Math.abs(moved) === 1 ? '1 place' : `${Math.abs(moved)} places`;
  return moved > 0 ? ` · <span class="up">▲ up ${places} in 30 days</span>` : ` · ▼ down ${places} in 30 days`;
}

/**
 * One player as a page of few bytes, for other sites to frame: no script, no font, this site's own small pictures.
 * @param origin canonical origin of the deployment, where its link leads to
 */
export function embedPage(
  { person, place, ranked, moved, rounds, history }: PlayerContent,
  playerId: number,
  origin: string,
): string {
  const { name, face, flag, country, handicap, legend } = person;
  const page = `${origin}${playerPagePath(playerId, name)}`;
  const shown = escape(name ?? 'A player to be announced');
  const standing =
    place === '' ? 'On the way to a handicap' : `<b>${escape(place)}</b> of ${ranked}${movementHtml(moved)}`;
  const [letter = '?'] = name === null ? [] : (/\p{L}/u.exec(name) ?? []);
  const faceHtml =
    face === null
      ? `<span class="face" aria-hidden="true">${letter.toUpperCase()}</span>`
      : `<img class="face" src="${escape(face)}" alt="" width="56" height="56">`;
  const from = name === null ? '' : escape(country);
  // The whole of a flag is several kB in some countries; a sheet of one is a small bitmap.
  const sheet = name === null ? null : (flag?.replace(/^\/flags\/([\w-]+)\.svg$/, '/flags/sheet/$1.png') ?? null);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${shown} · ${SITE.name}</title>
<link rel="canonical" href="${escape(page)}">
<style>${STYLE}</style>
</head>
<body>
<main>
${faceHtml}
<div class="who">
<h1><a href="${escape(page)}" target="_blank" rel="noopener">${shown}</a></h1>
<p class="country">${sheet === null ? '' : `<img src="${escape(sheet)}" alt="" width="20" height="15">`}${from}${legend ? ' <span class="legend">Handicap Legend</span>' : ''}</p>
</div>
<p class="handicap"><b${place === '' ? ' class="none"' : ''}>${escape(handicap)}</b> handicap</p>
<div class="more">
<p>${standing}${rounds === null ? '' : `<br>${rounds} ${rounds === 1 ? 'round' : 'rounds'} seen on video`}</p>
${historySvg(history)}
</div>
<p class="site">${SITE.name}</p>
</main>
</body>
</html>
`;
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { formatDay, formatHandicap } from '@golf/shared/format';
import { playerPagePath } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import type { PlayerContent } from '../content/content.ts';
import { token } from '../tokens.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** The tokens that the card uses. */
const TOKENS = ['surface', 'line', 'ink', 'ink-2', 'accent', 'gold', 'gold-soft', 'pine', 'pine-ink'] as const;

const tokens = (theme: 'light' | 'dark') => TOKENS.map((name) => `--${name}:${token(name, theme)}`).join(';');

/** A font of the site, subset by cut-font.ts; inlined in the style, so that it needs no request and no line shifts. */
const fontFace = (name: string, weight: number) =>
  `@font-face{font-family:Archivo;src:url(data:font/woff2;base64,${readFileSync(new URL(`./archivo-${name}.woff2`, import.meta.url), 'base64')});font-weight:${weight}}`;

/** The only style of the page; the CSP contains its hash. */
const STYLE = `
${fontFace('labels', 400)}
${fontFace('names', 700)}
:root{${tokens('light')}}
@media(prefers-color-scheme:dark){:root{${tokens('dark')}}}
*{box-sizing:border-box}
html,body{height:100%}
body{margin:0;padding:1px;color:var(--ink);font:14px/1.3 Archivo,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
main{position:relative;display:grid;grid-template:auto 1fr auto/auto minmax(0,1fr) auto;gap:0 14px;align-items:center;max-width:36rem;min-height:min(100%,13.25rem);margin:0 auto;overflow:hidden;padding:0 16px;background:var(--surface);border:1px solid var(--line);border-radius:12px}
main>*{margin:14px 0}
.face{display:grid;flex:none;align-self:start;place-items:center;width:60px;height:60px;border-radius:50%;background:var(--line);object-fit:cover;font-size:24px;font-weight:700}
h1{display:-webkit-box;margin:0;overflow:hidden;font-size:23px;line-height:1.1;overflow-wrap:break-word;-webkit-box-orient:vertical;-webkit-line-clamp:2}
a{color:inherit;text-decoration:none}
a::after{position:absolute;inset:0;content:"";border-radius:11px}
a:hover{text-decoration:underline}
a:focus-visible{outline:0}
a:focus-visible::after{outline:3px solid var(--accent);outline-offset:-3px}
p,dl,dd{margin:0}
p,dl{color:var(--ink-2);font-size:13px}
b,h1,.site,.face{font-family:Archivo,"Arial Narrow",sans-serif;font-weight:700;word-spacing:.08em}
.country{display:flex;flex-wrap:wrap;gap:7px 8px;align-items:center;margin-top:7px;line-height:1.15}
.country img{width:20px;height:15px;border-radius:2px;box-shadow:0 0 0 1px var(--line)}
.legend{padding:4px 8px 2px;color:var(--gold);background:var(--gold-soft);border-radius:9px;font-size:12px;white-space:nowrap}
.absent{display:flex;gap:14px;align-items:center;grid-area:1/1/3/-1}
.absent .face{align-self:center}
.absent p{margin-top:7px;font-size:15px;text-wrap:balance}
.handicap{align-self:start;margin-block:14px;text-align:right}
.handicap b{display:block;color:var(--accent);font-size:50px;line-height:.86}
.handicap .none,.face{color:var(--ink-2)}
.handicap .none{font-size:32px}
.more{display:flex;grid-column:1/-1;gap:12px 28px;flex-wrap:wrap;align-self:stretch;margin:0;padding:10px 0;border-top:1px solid var(--line)}
dl{display:flex;gap:18px;white-space:nowrap}
.more>:first-child{align-self:center}
dd b{color:var(--ink);font-size:24px;line-height:1.1}
dd .up{color:var(--accent)}
figure{display:flex;flex:1 1 0;flex-direction:column;min-width:0;margin:0}
figcaption,.days{display:flex;flex-wrap:wrap;gap:0 8px;justify-content:space-between;color:var(--ink-2);font-size:13px;white-space:nowrap}
i{font-style:normal}
.days{margin-top:3px;font-size:12px;line-height:1}
svg{flex:1 0 32px;width:calc(100% - 4px);min-height:0;overflow:visible}
svg path{fill:none;stroke:var(--accent);stroke-width:2;stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke}
svg .last{stroke-width:7}
svg .area{fill:var(--accent);fill-opacity:.1;stroke:none}
.site{display:flex;justify-content:space-between;grid-area:3/1/4/-1;margin:0 -16px;padding:7px 16px;background:var(--pine);color:var(--pine-ink);font-size:16px;line-height:1.2}
main:has(a:hover) .site span{text-decoration:underline}
@media(max-width:23em){main{gap:0 10px;padding:0 12px}main>*,.handicap{margin:11px 0}.face{width:44px;height:44px}h1{font-size:18px}.handicap b{font-size:38px}.more,dl{gap:12px}figcaption{font-size:12px}figcaption span,.days i{display:none}.site{margin:0 -12px;padding:5px 12px}}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Any page may frame it. It runs no scripts and loads only this site's pictures; its font is in the style. */
export const EMBED_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "img-src 'self'",
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** Maximum number of points of the line: it is small. */
const POINTS = 60;
/** Width and height of the line's picture in its own units; the picture is stretched. */
const [WIDTH, HEIGHT] = [170, 40];
function historySvg({ history, span }: Pick<PlayerContent, 'history' | 'span'>): string {
  const step = Math.ceil(history.length / POINTS);
  const values = history.filter((_, at) => (history.length - 1 - at) % step === 0);
  if (values.length < 2) return '';
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const range = Math.max(high - low, 0.5);
  // The best on top, as in the site's own charts.
  const yOf = (value: number) => HEIGHT / 2 + ((value - (high + low) / 2) / range) * (HEIGHT - 8);
  const points = values.map(
    (value, at) => `${Math.round((at / (values.length - 1)) * WIDTH)} ${yOf(value).toFixed(1)}`,
  );
  const line = points.join('L');
  const end = (value: number | undefined, day: string) =>
    `<span><i>${formatHandicap(value ?? 0)} · </i>${formatDay(day)}</span>`;
  const days = span === null ? '' : `<p class="days">${end(values[0], span.from)}${end(values.at(-1), span.to)}</p>`;
  return `<figure><figcaption>Handicap history<span aria-hidden="true">Up is better</span></figcaption><svg aria-hidden="true" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none"><path d="M${line}"/><path class="area" d="M${line}V${HEIGHT}H0z"/><path class="last" d="M${points.at(-1)}h0"/></svg>${days}</figure>`;
}

/** A value under its label. */
const fact = (label: string, value: string) => `<div><dt>${label}</dt><dd>${value}</dd></div>`;

/** Places gained or lost in 30 days: a visual arrow, with words for screen readers. */
function movementHtml(moved: number | null): string {
  if (moved === null || moved === 0) return '';
  const places = Math.abs(moved) === 1 ? '1 place' : `${Math.abs(moved)} places`;
  const [way, arrow] = moved > 0 ? ['up', '▲'] : ['down', '▼'];
  const words = `${way} ${places}`;
  return fact(
    '30 days',
    `<span class="${way}" role="img" aria-label="${words}">${arrow} <b>${Math.abs(moved)}</b></span>`,
  );
}

/** The page around a card's content. All four arguments are HTML: the caller has escaped them. */
const pageOf = (title: string, canonical: string, main: string, link: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} · ${SITE.name}</title>
<link rel="canonical" href="${canonical}">
<style>${STYLE}</style>
</head>
<body>
<main>
${main}
<p class="site">${SITE.name} <span>${link} →</span></p>
</main>
</body>
</html>
`;

const linkTo = (address: string, words: string) =>
  `<h1><a href="${address}" target="_blank" rel="noopener">${words}</a></h1>`;

/**
 * Page for a player who does not exist (any more): an error status would look like a fault of the embedding page.
 * @param origin canonical origin of the deployment, the target of the link
 */
export function absentPage(origin: string): string {
  const words = 'Not on the leaderboard';
  const main = `<div class="absent"><span class="face" aria-hidden="true">?</span><div>${linkTo(`${origin}/`, words)}<p>We don’t track this player, or no longer do.</p></div></div>`;
  return pageOf(words, `${origin}/`, main, 'View leaderboard');
}

/**
 * One player as a small page for frames on other sites: no script, only this site's own small pictures.
 * @param origin canonical origin of the deployment, the target of the link
 */
export function embedPage(
  { person, place, ranked, moved, rounds, history, span }: PlayerContent,
  playerId: number,
  origin: string,
): string {
  const { name, face, flag, country, handicap, legend } = person;
  const page = `${origin}${playerPagePath(playerId, name)}`;
  const shown = escape(name ?? 'A player to be announced');
  const standing =
    place === ''
      ? '<p>On the way to a handicap</p>'
      : `<dl>${fact('Place', `<b>${escape(place)}</b> of ${ranked}`)}${movementHtml(moved)}${rounds === null ? '' : fact('Rounds', `<b>${rounds}</b>`)}</dl>`;
  const [letter = '?'] = name === null ? [] : (/\p{L}/u.exec(name) ?? []);
  const faceHtml =
    face === null
      ? `<span class="face" aria-hidden="true">${letter.toUpperCase()}</span>`
      : `<img class="face" src="${escape(face)}" alt="" width="60" height="60">`;
  const from = name === null ? '' : escape(country);
  // The SVG flag of some countries takes several kB; a sheet with one flag is a small bitmap.
  const sheet = name === null ? null : (flag?.replace(/^\/flags\/([\w-]+)\.svg$/, '/flags/sheet/$1.png') ?? null);
  const main = `${faceHtml}
<div class="who">
${linkTo(escape(page), shown)}
<p class="country">${sheet === null ? '' : `<img src="${escape(sheet)}" alt="" width="20" height="15">`}${from}${legend ? ' <span class="legend">Handicap Legend</span>' : ''}</p>
</div>
<p class="handicap"><b${place === '' ? ' class="none"' : ''}>${escape(handicap)}</b> Handicap</p>
<div class="more">
${standing}
${historySvg({ history, span })}
</div>`;
  return pageOf(shown, escape(page), main, 'Player page');
}

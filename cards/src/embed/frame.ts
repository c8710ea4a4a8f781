import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { escapeHtml as escape } from '@golf/shared/embeds';
import { SITE } from '@golf/shared/site';
import type { Person } from '../content/content.ts';
import { token } from '../tokens.ts';

/** The tokens that the card uses. */
const TOKENS = ['surface', 'line', 'ink', 'ink-2', 'accent', 'gold', 'gold-soft', 'pine', 'pine-ink'] as const;

const tokens = (theme: 'light' | 'dark') => TOKENS.map((name) => `--${name}:${token(name, theme)}`).join(';');

/** A font of the site, subset by cut-font.ts; inlined in the style, so that it needs no request and no line shifts. */
const fontFace = (name: string, weight: number) =>
  `@font-face{font-family:Archivo;src:url(data:font/woff2;base64,${readFileSync(new URL(`./archivo-${name}.woff2`, import.meta.url), 'base64')});font-weight:${weight}}`;

export const FONTS = `
${fontFace('labels', 400)}
${fontFace('names', 700)}`;

/** The only style of the page; the CSP contains its hash. */
const STYLE = `${FONTS}
:root{${tokens('light')}}
@media(prefers-color-scheme:dark){:root{${tokens('dark')}}}
*{box-sizing:border-box}
html,body{height:100%}
body{margin:0;padding:1px;color:var(--ink);font:14px/1.3 Archivo,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
main{position:relative;display:grid;grid-template:auto 1fr auto/auto minmax(0,1fr) auto;gap:0 14px;align-items:center;max-width:36rem;min-height:min(100%,13.25rem);margin:0 auto;overflow:hidden;padding:0 16px;background:var(--surface);border:1px solid var(--line);border-radius:12px}
main>*{margin:14px 0}
main>.who:first-child{grid-column:1/3}
main:has(ol){min-height:100%}
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
.handicap .over{color:var(--ink)}
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
.facts{flex-wrap:wrap;gap:8px 24px}
.facts>div{overflow:hidden;max-width:100%;text-overflow:ellipsis}
.duel{display:grid;grid-template-columns:auto 1fr auto 1fr auto;gap:4px 14px;grid-column:1/-1;align-items:center;margin:14px 0 10px}
.duel h1{grid-column:1/-1;font-size:20px;text-align:center}
.duel b{color:var(--ink);font-size:40px;line-height:1}
.duel .better{color:var(--accent)}
.duel b+p,.duel .face:last-of-type{justify-self:end}
.duel b:last-of-type{text-align:right}
.duel+.more{justify-content:center}
.tally{display:flex;flex:1;flex-direction:column;gap:5px;text-align:center}
.tally svg{flex:none;width:100%;height:10px}
.tally path{stroke:var(--line);stroke-width:10;stroke-linecap:butt}
.tally .ahead{stroke:var(--accent)}
.tally .behind{stroke:var(--ink-2)}
ol{grid-column:1/-1;align-self:start;margin:0 -16px;padding:0;border-top:1px solid var(--line);list-style:none}
li{position:relative;display:grid;grid-template-columns:2.2em 30px minmax(0,1fr) auto 3.2em;gap:10px;align-items:center;padding:4px 16px;font-size:16px}
li+li{border-top:1px solid var(--line)}
li .face{width:30px;height:30px;font-size:14px}
li a{overflow:hidden;white-space:nowrap;text-overflow:ellipsis;font-weight:700}
li>span:first-child{color:var(--ink-2)}
li>b{color:var(--accent);font-size:21px;line-height:1;text-align:right}
li>img:not(.face){border-radius:2px;box-shadow:0 0 0 1px var(--line)}
.site{display:flex;justify-content:space-between;grid-area:3/1/4/-1;margin:0 -16px;padding:7px 16px;background:var(--pine);color:var(--pine-ink);font-size:16px;line-height:1.2}
main:has(h1 a:hover) .site span{text-decoration:underline}
@media(max-width:23em){main{gap:0 10px;padding:0 12px}main>*,.handicap{margin:11px 0}.face{width:44px;height:44px}h1{font-size:18px}.handicap b{font-size:38px}.more,dl{gap:12px}figcaption{font-size:12px}figcaption span,.days i{display:none}.site{margin:0 -12px;padding:5px 12px}ol{margin:0 -12px}li{grid-template-columns:1.8em 26px minmax(0,1fr) auto 2.9em;gap:7px;padding:6px 12px;font-size:14px}li .face{width:26px;height:26px}li>b{font-size:18px}.duel{gap:4px 8px}.duel b{font-size:30px}.duel h1{font-size:17px}}
`;

/** Source of an inline style or script for a Content-Security-Policy. */
const sourceOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** A policy for a page that any page may frame, and that loads only this site's pictures; its font is in the style. */
export const policyOf = (style: string, script?: string) =>
  [
    "default-src 'none'",
    `style-src ${sourceOf(style)}`,
    ...(script === undefined ? [] : [`script-src ${sourceOf(script)}`, "connect-src 'self'"]),
    "img-src 'self'",
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');

export const EMBED_POLICY = policyOf(STYLE);

/** A value under its label. */
export const fact = (label: string, value: string) => `<div><dt>${label}</dt><dd>${value}</dd></div>`;

/** A face or, without one, the first letter of the name. */
export function faceHtml({ name, face }: Pick<Person, 'name' | 'face'>, size = 60): string {
  if (face !== null) return `<img class="face" src="${escape(face)}" alt="" width="${size}" height="${size}">`;
  const [letter = '?'] = name === null ? [] : (/\p{L}/u.exec(name) ?? []);
  return `<span class="face" aria-hidden="true">${letter.toUpperCase()}</span>`;
}

/** A flag. The SVG of some countries takes several kB; a sheet with one flag is a small bitmap. */
export function flagHtml(flag: string | null): string {
  const sheet = flag?.replace(/^\/flags\/([\w-]+)\.svg$/, '/flags/sheet/$1.png');
  return sheet === undefined ? '' : `<img src="${escape(sheet)}" alt="" width="20" height="15">`;
}

/** Name of a player as text in HTML. */
export const nameHtml = (name: string | null) => escape(name ?? 'A player to be announced');

/** HTML of an embed, and the page that it links to. */
export interface Frame {
  /** Not HTML yet. */
  title: string;
  /** Address of the page, the target of the link. */
  page: string;
  /** What the link in the footer says. */
  link: string;
  /** HTML. */
  main: string;
}

/** The heading, a link that covers the whole frame. `words` are HTML. */
export const linked = (page: string, words: string) =>
  `<h1><a href="${escape(page)}" target="_blank" rel="noopener">${words}</a></h1>`;

/** What a frame says that has nothing to show: an error page would look like a fault of the embedding site. */
export function absentFrame(title: string, words: string, page: string, link: string): Frame {
  const main = `<div class="absent"><span class="face" aria-hidden="true">?</span><div>${linked(page, escape(title))}<p>${escape(words)}</p></div></div>`;
  return { title, page, link, main };
}

/** The page of a frame: no script, only this site's own small pictures. */
export const frameHtml = ({ title, page, main, link }: Frame): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escape(title)} · ${SITE.name}</title>
<link rel="canonical" href="${escape(page)}">
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

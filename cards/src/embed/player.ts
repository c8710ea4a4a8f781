import { escapeHtml as escape } from '@golf/shared/embeds';
import { formatDay, formatHandicap } from '@golf/shared/format';
import type { PlayerContent } from '../content/content.ts';
import { faceHtml, fact, flagHtml, linked, nameHtml, type Frame } from './frame.ts';

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

/** One player: handicap, place, history. */
export function playerFrame({ page, person, place, ranked, moved, rounds, history, span }: PlayerContent): Frame {
  const { name, flag, country, handicap, legend } = person;
  const standing =
    place === ''
      ? '<p>On the way to a handicap</p>'
      : `<dl>${fact('Place', `<b>${escape(place)}</b> of ${ranked}`)}${movementHtml(moved)}${rounds === null ? '' : fact('Rounds', `<b>${rounds}</b>`)}</dl>`;
  const main = `${faceHtml(person)}
<div class="who">
${linked(page, nameHtml(name))}
<p class="country">${name === null ? '' : flagHtml(flag) + escape(country)}${legend ? ' <span class="legend">Handicap Legend</span>' : ''}</p>
</div>
<p class="handicap"><b${place === '' ? ' class="none"' : ''}>${escape(handicap)}</b> Handicap</p>
<div class="more">
${standing}
${historySvg({ history, span })}
</div>`;
  return { title: `${name ?? 'A player to be announced'}: golf handicap`, page, link: 'Player page', main };
}

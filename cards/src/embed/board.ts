import { escapeHtml as escape } from '@golf/shared/embeds';
import { SITE } from '@golf/shared/site';
import type { BoardContent } from '../content/content.ts';
import { faceHtml, flagHtml, linked, nameHtml, type Frame } from './frame.ts';

/** The top of the leaderboard. */
export function boardFrame({ page, lines, players, updated, filter }: BoardContent): Frame {
  const title = filter === '' ? SITE.homeTitle : `${SITE.homeTitle}: ${filter}`;
  const count = lines.length < players ? `Top ${lines.length} of ${players} players` : `${players} players`;
  const rows = lines.map(
    ({ place, person, page: own }) =>
      `<li><span>${place}</span>${faceHtml(person, 30)}<a href="${escape(own)}" target="_blank" rel="noopener">${nameHtml(person.name)}</a>${person.name === null ? '<span></span>' : flagHtml(person.flag)}<b>${escape(person.handicap)}</b></li>`,
  );
  const main = `<div class="who">
${linked(page, escape(title))}
<p class="country">${count}${updated === null ? '' : ` · up to ${updated}`}</p>
</div>
<ol>${rows.join('')}</ol>`;
  return { title, page, link: 'Leaderboard', main };
}

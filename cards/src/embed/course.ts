import { escapeHtml as escape } from '@golf/shared/embeds';
import type { CourseContent } from '../content/content.ts';
import { fact, flagHtml, linked, nameHtml, type Frame } from './frame.ts';

/** One course: its difficulty, its record and its leader. */
export function courseFrame({ page, club, course, flag, location, tees, record, leader }: CourseContent): Frame {
  const facts = [
    tees ? fact('Course rating', `<b>${tees.rating}</b>`) : '',
    tees?.slope ? fact('Slope', `<b>${tees.slope}</b>`) : '',
    leader ? fact('Course Leader', `<b>${leader.score}</b> ${nameHtml(leader.holder)}`) : '',
  ];
  const title = course === '' ? club : `${club} – ${course}`;
  const main = `<div class="who">
${linked(page, escape(title))}
<p class="country">${flagHtml(flag)}${escape(location)}</p>
</div>
${record ? `<p class="handicap"><b${record.under ? '' : ' class="over"'}>${record.score}</b> Best to par</p>` : ''}
<div class="more"><dl class="facts">${facts.join('')}</dl></div>`;
  return { title: `${title}: course leaderboard`, page, link: 'Course page', main };
}

import { escapeHtml as escape } from '@golf/shared/embeds';
import type { ComparisonContent } from '../content/content.ts';
import { standingInWords } from '../content/tally.ts';
import { faceHtml, linked, type Frame } from './frame.ts';

/** Bar with each player's share of the tees. */
function tallyHtml(tally: NonNullable<ComparisonContent['tally']>, names: readonly string[]): string {
  const { wins, level } = tally;
  const [left, right] = wins;
  const all = left + right + level;
  if (all === 0) return '<p>Not yet played from the same tees</p>';
  const ends = [left, left + level].map((count) => Math.round((count / all) * 100));
  const part = (name: string, from = 0, to = 0) => (to > from ? `<path class="${name}" d="M${from} 1H${to}"/>` : '');
  const [ahead, behind] = left >= right ? (['ahead', 'behind'] as const) : (['behind', 'ahead'] as const);
  const words = `${standingInWords(tally, names)}${level > 0 && left + right > 0 ? `, ${level} level` : ''}`;
  const bar = part(ahead, 0, ends[0]) + part('level', ends[0], ends[1]) + part(behind, ends[1], 100);
  return `<div class="tally"><svg aria-hidden="true" viewBox="0 0 100 2" preserveAspectRatio="none">${bar}</svg><p>${escape(words)}</p></div>`;
}

/** Two players side by side. */
export function comparisonFrame({ page, people, better, tally }: ComparisonContent): Frame {
  const names = people.map(({ name }) => name ?? 'A player to be announced');
  const [first, second] = people;
  const handicap = (side: 0 | 1) =>
    `<b${better === side ? ' class="better"' : ''}>${escape(people[side].handicap)}</b>`;
  const title = names.join(' v ');
  const main = `<div class="duel">
${faceHtml(first)}${handicap(0)}<p>v</p>${handicap(1)}${faceHtml(second)}
${linked(page, escape(title))}
</div>
<div class="more">${tally ? tallyHtml(tally, names) : '<p>Two golfers side by side</p>'}</div>`;
  return { title, page, link: 'Comparison', main };
}

import { escapeHtml as escape } from '@golf/shared/embeds';
import type { RoundContent } from '../content/content.ts';
import { faceHtml, fact, flagHtml, linked, nameHtml, type Frame } from './frame.ts';

/** Embed of a round: score, handicap before and after, place. */
export function roundFrame(content: RoundContent): Frame {
  const { page, person, course, day, toPar, under, strokes, adjusted, before, after, place, ranked } = content;
  const { name, flag } = person;
  const from = before === null || before === after ? '' : ` from ${escape(before)}`;
  const facts = [
    fact('Adjusted score', `<b>${adjusted}</b>`),
    after === null ? '' : fact('Handicap', `<b>${escape(after)}</b>${from}`),
    place === '' ? '' : fact('Place', `<b>${place}</b> of ${ranked}`),
  ];
  const main = `${faceHtml(person)}
<div class="who">
${linked(page, nameHtml(name))}
<p class="country">${name === null ? '' : flagHtml(flag)}${escape(course)} · ${day}</p>
</div>
<p class="handicap"><b${under ? '' : ' class="over"'}>${toPar}</b> ${strokes} strokes</p>
<div class="more"><dl class="facts">${facts.join('')}</dl></div>`;
  return { title: `${name ?? 'A player to be announced'}: ${toPar} at ${course}`, page, link: 'Round', main };
}

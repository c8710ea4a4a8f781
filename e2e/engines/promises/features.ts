import type { EnginePromise } from '../promise.ts';
import { withElsewhere } from '../../support/elsewhere.ts';
import { SCRIPTS } from '../promise.ts';
import type { Visitor } from '../visitor.ts';

const CALCULATOR = '/articles/golf-handicap-calculator';
const room = (visitor: Visitor) => visitor.get('dialog', 'Trophy Room');
const field = (visitor: Visitor, name: string) => visitor.get('textbox', name);
const history = (visitor: Visitor) => visitor.get('table', 'Handicap History');

async function fillIn(visitor: Visitor): Promise<void> {
  await field(visitor, 'Course Rating').fill('72');
  await field(visitor, 'Slope Rating').fill('100');
  await field(visitor, 'Score').fill('85');
}

export const features: readonly EnginePromise[] = [
  {
    name: 'a page of another site reads the open API, errors included',
    run: (visitor) =>
      withElsewhere('<!doctype html><title>Elsewhere</title><main></main>', async (address) => {
        await visitor.window.open(address);
        await visitor.until(() => visitor.evaluate((url) => location.href === url, address), 'the other page');
        const read = async (site: string) => {
          const players = await (await fetch(`${site}/api/players`)).json();
          const { status } = await fetch(`${site}/api/rounds/x`);
          return Array.isArray(players) && status === 400;
        };
        if (!(await visitor.evaluate(read, visitor.way.address))) throw new Error('not the answers of the API');
      }),
  },
  {
    name: 'the Trophy Room opens from a row, shows its shelves, and Escape gives the focus back',
    async run(visitor) {
      await visitor.visit('/?expand=14');
      const opener = visitor.get('region', 'Odhrán Kilvarney').get('button', 'Trophy Room');
      await opener.focus();
      await visitor.press('Enter');
      await room(visitor)
        .get('list', 'Trophies')
        .get('button')
        .is(({ count }) => count === 13, 'to be 13');
      await visitor.press('Escape');
      await room(visitor).gone();
      await opener.hasFocus();
    },
  },
  {
    name: 'drawers of the Trophy Room open and show what is in them',
    async run(visitor) {
      await visitor.visit('/trophy-room/14');
      await room(visitor).get('heading', 'Odhrán Kilvarney').is();
      await room(visitor).get('button', 'Left drawer').click();
      await room(visitor)
        .get('list', 'Items in the left drawer')
        .get('button')
        .is(({ count }) => count === 4, 'to be 4');
      await room(visitor).get('button', 'Right drawer').click();
      await room(visitor)
        .get('list', 'Items in the right drawer')
        .get('button')
        .is(({ count }) => count === 5, 'to be 5');
    },
  },
  {
    name: 'a locked drawer says so, and Escape leaves the note and not the room',
    async run(visitor) {
      await visitor.visit('/trophy-room/4');
      await room(visitor).get('button', 'Right drawer').click();
      const note = visitor.get('alertdialog', 'Drawer Locked');
      await note.says('has lost the key!');
      await visitor.press('Escape');
      await note.gone();
      await room(visitor).is();
    },
  },
  {
    name: 'another player is found in the Trophy Room',
    async run(visitor) {
      await visitor.visit('/trophy-room/14');
      await room(visitor).get('combobox').click();
      await room(visitor).get('option').is();
      await visitor.evaluate(() => document.querySelector<HTMLInputElement>('input:focus')?.select());
      await visitor.window.type('Vasselin');
      await room(visitor).get('option').says('Vasselin');
      await visitor.press('ArrowDown');
      await visitor.press('Enter');
      await room(visitor).get('heading', 'Élodie Vasselin').is();
    },
  },
  {
    name: 'the pictures of a course go round',
    async run(visitor) {
      await visitor.visit('/courses?club=St+Andrews+Links');
      const carousel = visitor.get('region', 'Pictures of St Andrews Links');
      await carousel.get('button', 'Picture 1').hasState('current', 'true');
      await carousel.get('button', 'Next picture').click();
      await carousel.get('button', 'Picture 2').hasState('current', 'true');
      await carousel.get('button', 'Enlarge picture…').is(({ isInView }) => isInView, 'to be in view');
      await carousel.get('button', 'Picture 3').click();
      await carousel.get('button', 'Picture 3').hasState('current', 'true');
    },
  },
  {
    name: 'a picture of a course is enlarged, and Escape closes it',
    async run(visitor) {
      await visitor.visit('/courses?club=St+Andrews+Links');
      await visitor.get('button', 'Enlarge picture…').click();
      const viewer = visitor.get('dialog', 'Pictures of…');
      await viewer.is();
      await visitor.press('Escape');
      await viewer.gone();
    },
  },
  {
    name: 'courses are filtered by country and by search, and cleared',
    async run(visitor) {
      await visitor.visit('/courses');
      await visitor.get('button', 'Filter Courses').click();
      await visitor.get('combobox', 'Country').click();
      await visitor.get('option', 'Scotland').click();
      await visitor.isAt('/courses?country=Scotland');
      await visitor.get('searchbox', 'Search Courses').fill('berwick');
      await visitor.get('article').is(({ count }) => count === 1, 'to be one');
      await visitor.get('button', 'Clear Filters').click();
      await visitor.isAt('/courses');
      await visitor.get('article').is(({ count }) => count === 12, 'to be twelve');
    },
  },
  {
    name: 'the calculator works out a score, keeps its history for the next visit, and clears its form',
    async run(visitor) {
      await visitor.visit(CALCULATOR);
      await fillIn(visitor);
      await field(visitor, 'Adjusted Score').hasValue('14.7');
      await visitor.get('button', 'Submit Score').click();
      await history(visitor)
        .get('row')
        .is(({ count }) => count === 2, 'to be two');
      await visitor.visit(CALCULATOR);
      await history(visitor)
        .get('row')
        .is(({ count }) => count === 2, 'to be two');
      await visitor.get('button', 'Clear & Reset').click();
      await field(visitor, 'Course Rating').hasValue('');
    },
  },
  {
    name: 'a score that was sent before the script is in the history once it has come',
    async run(visitor) {
      const letCome = visitor.way.hold(SCRIPTS);
      await visitor.open(CALCULATOR);
      await fillIn(visitor);
      await visitor.press('Enter');
      letCome();
      await history(visitor)
        .get('row')
        .is(({ count }) => count === 2, 'to be two');
      await field(visitor, 'Score').hasValue('');
    },
  },
  {
    name: 'nine holes ask for what nine holes need',
    async run(visitor) {
      await visitor.visit(CALCULATOR);
      await visitor.get('radio', '9').click();
      await visitor.get('radio', '9').hasState('checked', 'true');
      await field(visitor, 'Front 9 Par').is();
    },
  },
  {
    name: 'the contents of an article lead on',
    async run(visitor) {
      await visitor.visit('/articles/misconceptions-golf-handicaps');
      await visitor.get('navigation', 'Contents').get('link', '3. “Slope rating says how hard the course is”').click();
      await visitor
        .get('heading', '3. “Slope rating says how hard the course is”')
        .is(({ isInView }) => isInView, 'to be in view');
    },
  },
  {
    name: 'a match-up is worked out for another course',
    async run(visitor) {
      await visitor.visit('/compare/5-10');
      await visitor.get('button', 'Choose another course').click();
      await visitor.get('combobox', 'Course').is();
    },
  },
];

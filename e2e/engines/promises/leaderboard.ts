import { SCRIPTS, type EnginePromise } from '../promise.ts';
import type { Visitor } from '../visitor.ts';

const ADA = 'Ada Thornquill';
const table = (visitor: Visitor) => visitor.get('table', 'Handicap Leaderboard');
const player = (visitor: Visitor, name: string) => table(visitor).get('button', name);

export const leaderboard: readonly EnginePromise[] = [
  {
    name: 'a row that is pressed before the script opens once it has come',
    async run(visitor) {
      const letCome = visitor.way.hold(SCRIPTS);
      await visitor.open('/');
      await player(visitor, ADA).click();
      await player(visitor, ADA).hasState('expanded', 'false');
      letCome();
      await player(visitor, ADA).hasState('expanded', 'true');
      await visitor.get('table', 'Rounds').is();
    },
  },
  {
    name: 'a row opens with its rounds and its chart, and closes',
    async run(visitor) {
      await visitor.visit('/');
      await player(visitor, ADA).click();
      const detail = visitor.get('region', ADA);
      await detail.get('table', 'Rounds').is();
      await detail.get('figure', 'Handicap history').is();
      await visitor.until(
        () =>
          visitor.evaluate(() => {
            const canvas = document.querySelector('figure canvas');
            if (!(canvas instanceof HTMLCanvasElement)) return false;
            const drawn = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
            return drawn.some((part) => part > 0);
          }),
        'a chart that is drawn',
      );
      await player(visitor, ADA).click();
      await player(visitor, ADA).hasState('expanded', 'false');
    },
  },
  {
    name: 'a link to a player opens the row in view',
    async run(visitor) {
      await visitor.open('/?expand=14');
      await player(visitor, 'Odhrán Kilvarney').is(({ states, isInView }) => states.expanded === 'true' && isInView);
      await visitor.get('table', 'Rounds').is();
    },
  },
  {
    name: 'a filter by country stands in the address, Back undoes it, Escape gives the focus back',
    async run(visitor) {
      await visitor.visit('/');
      await visitor.get('button', 'Country').click();
      await visitor.get('searchbox', 'Search country').fill('sco');
      await visitor.get('checkbox', 'Scotland').click();
      await visitor.isAt('/?country=gb-sct');
      await visitor.press('Escape');
      await visitor.get('button', 'Country…').hasFocus();
      await player(visitor, ADA).gone();
      await visitor.evaluate(() => history.back());
      await visitor.isAt('/');
      await player(visitor, ADA).is();
    },
  },
  {
    name: 'Pos turns the table round, and the next visit has it so',
    async run(visitor) {
      await visitor.visit('/');
      await visitor.get('button', 'Pos').click();
      await visitor.isAt('/?sort=asc');
      await visitor.visit('/courses');
      await visitor.go('Handicap Leaderboard');
      await visitor.isAt('/?sort=asc');
    },
  },
  {
    name: '"Find a player" suggests, and Enter opens the row',
    async run(visitor) {
      await visitor.visit('/');
      await visitor.get('textbox', 'Find a player').fill('ada');
      await visitor.get('option', `${ADA}…`).is();
      await visitor.press('Enter');
      await player(visitor, ADA).hasState('expanded', 'true');
    },
  },
  {
    name: 'Back leads to the same place of a long page',
    async run(visitor) {
      await visitor.visit('/');
      const place = () => visitor.evaluate(() => scrollY);
      // Rows below the first screen are laid out later.
      await visitor.until(
        () =>
          visitor.evaluate(() => {
            scrollTo(0, 900);
            return scrollY === 900;
          }),
        'a page that is scrolled',
      );
      await visitor.go('Articles');
      await visitor.get('heading', 'Latest Articles').is();
      await visitor.until(async () => (await place()) === 0, 'the top of the next page');
      await visitor.evaluate(() => history.back());
      await table(visitor).is();
      await visitor.until(async () => Math.abs((await place()) - 900) < 20, 'the place of before');
    },
  },
  {
    name: 'Back from another site leads to the open row',
    async run(visitor) {
      await visitor.visit('/');
      await player(visitor, ADA).click();
      await visitor.get('table', 'Rounds').is();
      await visitor.window.open('about:blank');
      await visitor.until(() => visitor.evaluate(() => location.href === 'about:blank'), 'an empty page');
      await visitor.evaluate(() => history.back());
      await player(visitor, ADA).is();
      await player(visitor, ADA).click();
    },
  },
];

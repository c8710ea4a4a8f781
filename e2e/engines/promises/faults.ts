import type { EnginePromise } from '../promise.ts';
import type { Visitor } from '../visitor.ts';

const COURSES = /\/mfe-courses\/.*\.js/;

const goToCourses = async (visitor: Visitor) => {
  await visitor.visit('/articles');
  await visitor.go('Course Leaderboards');
};

const pebble = (visitor: Visitor) => visitor.get('article', 'Pebble Beach Golf Links');

/** Opens the courses and their filters while the filters' script is lost. @returns a function that restores it */
async function loseFilters(visitor: Visitor): Promise<() => void> {
  await visitor.visit('/courses');
  const find = visitor.way.add({ path: /FilterPanel-.*\.js/, isLost: true });
  await visitor.get('button', 'Filter Courses').click();
  await visitor.get('alert').says('The filters could not be loaded.');
  return find;
}

/** Storage blocked by the visitor: reading `localStorage` throws. */
const SANDBOXED = 'sandbox allow-scripts allow-forms allow-popups allow-modals';

/** Opens the leaderboard with storage blocked. */
async function visitWithoutStorage(visitor: Visitor): Promise<void> {
  visitor.way.add({
    path: /./,
    headers: {
      'content-security-policy': SANDBOXED,
      // A sandboxed page has an opaque origin, so its own files are cross-origin.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
  await visitor.visit('/');
  await visitor.until(
    () =>
      visitor.evaluate(() => {
        try {
          return localStorage.length < 0;
        } catch (error) {
          return error instanceof DOMException && error.name === 'SecurityError';
        }
      }),
    'storage that is forbidden',
  );
}

async function chooseAll(visitor: Visitor): Promise<void> {
  await visitor.get('button', 'Dark theme').click();
  await visitor.get('button', 'Country').click();
  await visitor.get('checkbox', 'Scotland').click();
  await visitor.press('Escape');
  await visitor.get('button', 'Pos').click();
}

export const faults: readonly EnginePromise[] = [
  {
    name: 'a remote that is lost says so, the rest lives, and "Try again" brings it back',
    async run(visitor) {
      const find = visitor.way.add({ path: COURSES, isLost: true });
      await goToCourses(visitor);
      const alert = visitor.get('alert');
      await alert.says('Course Leaderboards');
      await visitor.get('button', 'Dark theme').click();
      await visitor.get('button', 'Dark theme').hasState('pressed', 'true');
      find();
      await alert.get('button', 'Try again').click();
      await pebble(visitor).is();
      await alert.gone();
    },
  },
  {
    name: 'a remote that is lost comes back by itself',
    async run(visitor) {
      const find = visitor.way.add({ path: COURSES, isLost: true });
      await goToCourses(visitor);
      await visitor.get('alert').says('Course Leaderboards');
      find();
      await pebble(visitor).is();
    },
  },
  {
    name: 'a late part that is lost says so where it stands, and the rest lives',
    async run(visitor) {
      await loseFilters(visitor);
      await visitor.get('button', 'Dark theme').click();
      await visitor.get('button', 'Dark theme').hasState('pressed', 'true');
    },
  },
  {
    name: 'a late part that was lost comes back by "Try again"',
    async run(visitor) {
      const find = await loseFilters(visitor);
      find();
      await visitor.get('alert').get('button', 'Try again').click();
      await visitor.get('combobox', 'Region').is();
    },
  },
  {
    name: 'a style sheet that is lost says so, and "Try again" brings what it styles',
    async run(visitor) {
      await visitor.visit('/');
      const find = visitor.way.add({ path: /FilterDropdown-.*\.css/, isLost: true });
      await visitor.get('button', 'Country').click();
      await visitor.get('alert').says('The filter could not be loaded.');
      find();
      await visitor.get('alert').get('button', 'Try again').click();
      await visitor.get('checkbox', 'Scotland').is();
    },
  },
  {
    name: 'with the API down a page says so, and "Try again" brings it once the API is back',
    async run(visitor) {
      const find = visitor.way.add({ path: /^\/api\//, isLost: true });
      await visitor.visit('/articles');
      await visitor.go('Handicap Leaderboard');
      await visitor.get('main').says('We can’t load the leaderboard right now.');
      find();
      await visitor.get('main').get('button', 'Try again').click();
      await visitor.get('table', 'Handicap Leaderboard').is();
    },
  },
  {
    name: 'a script with a byte changed on the way is refused, and its part says so',
    async run(visitor) {
      await visitor.visit('/courses');
      visitor.way.add({ path: /FilterPanel-.*\.js/, added: ' ' });
      await visitor.get('button', 'Filter Courses').click();
      await visitor.get('alert').says('The filters could not be loaded.');
    },
  },
  {
    name: 'a style sheet with a byte changed on the way styles nothing',
    async run(visitor) {
      await visitor.visit('/');
      const changed = /PlayerDetail-.*\.css/;
      visitor.way.add({ path: changed, added: 'body{display:none}' });
      await visitor.get('button', 'Ada Thornquill').click();
      await visitor.get('alert').is();
      await visitor.get('table', 'Handicap Leaderboard').is();
    },
  },
  {
    name: 'without scripts the first screen stays, whole',
    async run(visitor) {
      visitor.way.add({ path: /\.js(?:\?|$)/, isLost: true });
      await visitor.open('/');
      await visitor.get('button', 'Ada Thornquill').is();
      await visitor
        .get('table', 'Handicap Leaderboard')
        .get('row')
        .is(({ count }) => count >= 48, 'to be all');
    },
  },
  {
    name: 'where storage is forbidden theme, filter and sort can be chosen',
    async run(visitor) {
      await visitWithoutStorage(visitor);
      await chooseAll(visitor);
      await visitor.isAt('/?country=gb-sct&sort=asc');
      await visitor.get('button', 'Dark theme').hasState('pressed', 'true');
    },
  },
  {
    name: 'where storage is forbidden what was chosen lasts from page to page',
    leftOut: { webkit: 'the sandbox that forbids storage lets its history lead to no other path' },
    async run(visitor) {
      await visitWithoutStorage(visitor);
      await chooseAll(visitor);
      await visitor.go('Articles');
      await visitor.get('heading', 'Latest Articles').is();
      await visitor.go('Handicap Leaderboard');
      await visitor.isAt('/?country=gb-sct&sort=asc');
      await visitor.get('button', 'Dark theme').hasState('pressed', 'true');
    },
  },
];

import { SCRIPTS, type EnginePromise } from '../promise.ts';

/** Routes with a heading of their first screen. */
const FIRST_SCREENS: readonly (readonly [path: string, heading: string])[] = [
  ['/', 'Handicap Leaderboard'],
  ['/courses', 'Course Leaderboards'],
  ['/courses/1-st-andrews-links-old-course', 'St Andrews Links…'],
  ['/players/22-niamh-ballysax', 'Niamh Ballysax'],
  ['/articles', 'Latest Articles'],
  ['/articles/misconceptions-golf-handicaps', 'Five misconceptions about golf handicaps'],
  ['/articles/golf-handicap-calculator', 'Golf Handicap Calculator'],
  ['/compare', 'Compare Players'],
  ['/compare/5-10', 'Marlow Pettibridge and Rhydian Pentrefoel'],
  ['/records', '…'],
  ['/changes', '…'],
  ['/data', '…'],
  ['/developers', '…'],
  ['/accessibility', '…'],
  ['/privacy', '…'],
  ['/nowhere', 'Out of bounds'],
];

export const firstScreens: readonly EnginePromise[] = FIRST_SCREENS.map(([path, heading]) => ({
  name: `${path} shows its first screen before a script has come, and comes alive`,
  async run(visitor) {
    const letCome = visitor.way.hold(SCRIPTS);
    await visitor.open(path);
    await visitor.get('heading', heading).is();
    await visitor.evaluate(() => {
      for (const part of document.querySelectorAll('h1')) part.dataset.sent = '';
    });
    letCome();
    await visitor.alive(path);
    await visitor.until(
      () => visitor.evaluate(() => document.querySelector('h1[data-sent]') !== null),
      'the heading that the server has sent',
    );
    await visitor.get('button', 'Dark theme').click();
    await visitor.get('button', 'Dark theme').hasState('pressed', 'true');
  },
}));

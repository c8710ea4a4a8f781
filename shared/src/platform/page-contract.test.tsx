import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { slotsLeftToBrowser } from './page-contract.ts';

function Broken(): never {
  throw new Error('there is no window on a server');
}

/** A page of which everything could be rendered, or all but a row, a row below a slot inside, or a slot. */
const html = (part: 'whole' | 'row' | 'last row' | 'slot') =>
  renderToString(
    <>
      <div data-boundary="mfe-leaderboard/Totals">
        <Suspense>48 players</Suspense>
      </div>
      <div data-boundary="mfe-leaderboard/Leaderboard">
        <Suspense>
          {part === 'slot' && <Broken />}
          <ol>
            <Suspense>
              <li>{part === 'row' && <Broken />}</li>
            </Suspense>
            <li data-boundary="mfe-calculator/Calculator">
              <Suspense>14.7</Suspense>
            </li>
            <Suspense>
              <li>{part === 'last row' && <Broken />}</li>
            </Suspense>
          </ol>
        </Suspense>
      </div>
      <div data-boundary="mfe-courses/Courses">
        <Suspense>15 courses</Suspense>
      </div>
    </>,
  );

test.each(['slot', 'row', 'last row'] as const)(
  'a slot is left to the browser where React could not render it: a %s',
  (part) => {
    expect(slotsLeftToBrowser(html(part))).toEqual(['mfe-leaderboard/Leaderboard']);
  },
);

test('what the server has rendered is not left to the browser', () => {
  expect(slotsLeftToBrowser(html('whole'))).toEqual([]);
});

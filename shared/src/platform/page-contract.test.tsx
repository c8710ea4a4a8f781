import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { slotsLeftToBrowser } from './page-contract.ts';

function Broken(): never {
  throw new Error('there is no window on a server');
}

const html = (part: 'whole' | 'row' | 'slot') =>
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
          </ol>
        </Suspense>
      </div>
      <div data-boundary="mfe-courses/Courses">
        <Suspense>15 courses</Suspense>
      </div>
    </>,
  );

test.each(['slot', 'row'] as const)('a slot is left to the browser where React could not render it: a %s', (part) => {
  expect(slotsLeftToBrowser(html(part))).toEqual(['mfe-leaderboard/Leaderboard']);
});

test('what the server has rendered is not left to the browser', () => {
  expect(slotsLeftToBrowser(html('whole'))).toEqual([]);
});

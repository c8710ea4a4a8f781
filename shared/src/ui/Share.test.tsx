import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Share } from './Share.tsx';

const shown = (path: string, overlay?: string) => {
  render(
    <Share
      path={path}
      title="Ada: golf handicap"
      words="Ada, handicap +1.4"
      event="player-14"
      {...(overlay && { overlay })}
    />,
  );
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  return dialog.getAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent);
};

test('a player is shared by link, card, overlay and picture', () => {
  const parts = shown('/players/14-ada', '/overlay/players/14');
  expect(parts).toEqual(['Link', 'Card for your site', 'Overlay for videos and streams', 'Picture']);
  screen.getByText(/^<iframe src="https?:\/\/[^"]+\/embed\/players\/14" title="Ada: golf handicap"/);
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/cards/players/14.png');
});

test('a page without an overlay has the other three', () => {
  expect(shown('/rounds/7-ada-at-oakmont')).toEqual(['Link', 'Card for your site', 'Picture']);
});

import { within } from '@testing-library/react';
import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ranked } from '../testing/players.ts';
import { PlayerRows } from './PlayerRows.tsx';

/** Ids of the players whose rows have been rendered, in order. */
const rendered: number[] = [];
vi.mock('./ChannelCell.tsx', () => ({
  ChannelCell: ({ player }: { player: { id: number } }) => {
    rendered.push(player.id);
    return null;
  },
}));

afterEach(() => vi.unstubAllGlobals());

test('whoever presses a row does not wait until the others are hydrated', async () => {
  const players = ranked(['Ada Whitfield', 'Bo Hartsfeld', 'Callum Reid'].map((name) => ({ name })));
  const onToggle = vi.fn();
  const table = (
    <MemoryRouter>
      <table>
        <PlayerRows
          body={createRef<HTMLTableSectionElement>()}
          shown={players}
          count={players.length}
          ranked={players}
          moved={new Map()}
          flags={[]}
          withForm={false}
          headerRows={1}
          expanded={null}
          onToggle={onToggle}
          onOpenPlayer={() => {}}
          onClose={() => {}}
        />
      </table>
    </MemoryRouter>
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(table);
  rendered.length = 0;
  // As in a browser: `act` would hydrate all of it.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = hydrateRoot(page, table);
  within(page).getByRole('button', { name: 'Callum Reid' }).click();
  expect(onToggle).toHaveBeenCalledWith(3);
  expect(rendered).toEqual([3]);
  await vi.waitFor(() => expect([...new Set(rendered)].toSorted((a, b) => a - b)).toEqual([1, 2, 3]));
  root.unmount();
  page.remove();
});

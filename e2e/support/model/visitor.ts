import * as fc from 'fast-check';
import { hold } from '../hold.ts';
import { expect, type Site } from '../test.ts';
import { COUNTRIES, type Golfer } from './data-set.ts';
import { readRounds, readTable, takeOrders } from './glass.ts';
import { roundsOf } from './rounds.ts';
import { linesOf, PLAIN, queryOf, type View } from './table.ts';

/** One action of a visitor. */
export type Case =
  /** Opens an address with a saved view. `wish` is the player in the address. */
  | { does: 'open'; saved: View; view: View; wish: number | null }
  /** Presses "Pos" or a row before the scripts have loaded. `again`: after a reload. */
  | { does: 'press early'; saved: View; row: number | null; again?: boolean }
  | { does: 'turn round' }
  | { does: 'tick'; filter: 'Country' | 'Player' | 'Channel'; option: number }
  | { does: 'press a row'; row: number }
  | { does: 'reload' }
  | { does: 'go back' };

const TEAM = ['eu', 'gb-eng', 'de', 'ie', 'se', 'gb-sct'];

function drawnView(golfers: readonly Golfer[]): fc.Arbitrary<View> {
  const some = <T>(values: readonly T[]) =>
    fc.oneof(
      { weight: 2, arbitrary: fc.constant<T[]>([]) },
      { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }) },
    );
  return fc.record({
    sort: fc.constantFrom('desc', 'asc'),
    countries: some(['gb-eng', 'de', 'ie', 'fr']),
    players: some(golfers.map(({ id }) => id)),
    channels: some([...new Set(golfers.flatMap(({ channels }) => channels))]),
  });
}

/** Random actions on these players. */
export function drawnCase(golfers: readonly Golfer[]): fc.Arbitrary<Case> {
  const view = drawnView(golfers);
  const nobody = fc.constant(null);
  const ids = fc.constantFrom(...golfers.map(({ id }) => id));
  const place = fc.nat(11);
  return fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constant('open'), saved: view, view, wish: fc.oneof(nobody, nobody, ids) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        does: fc.constant('press early'),
        saved: fc.constant(PLAIN),
        row: fc.oneof(nobody, place),
      }),
    },
    { weight: 4, arbitrary: fc.record({ does: fc.constant('turn round') }) },
    {
      weight: 4,
      arbitrary: fc.record({
        does: fc.constant('tick'),
        filter: fc.constantFrom('Country', 'Player', 'Channel'),
        option: fc.nat(1000),
      }),
    },
    { weight: 3, arbitrary: fc.record({ does: fc.constant('press a row'), row: place }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('reload') }) },
    { weight: 3, arbitrary: fc.record({ does: fc.constant('go back') }) },
  );
}

/** A visitor of one site, with the expected state of the table. */
export class Visitor {
  readonly #site: Site;
  readonly #address: string;
  readonly #golfers: readonly Golfer[];
  #view: View = PLAIN;
  #open: number | null = null;
  /** Expected view after Back, if the last press added a history entry. */
  #before: View | null = null;

  constructor(site: Site, address: string, golfers: readonly Golfer[]) {
    this.#site = site;
    this.#address = address;
    this.#golfers = golfers;
  }

  get #page() {
    return this.#site.page;
  }

  get #lines() {
    return linesOf(this.#golfers, this.#view);
  }

  async do(step: Case): Promise<void> {
    if (step.does === 'press early') this.#view = step.saved;
    const before = this.#lines;
    const entry = this.#before;
    this.#before = null;
    if (step.does === 'open') await this.#openAddress(step);
    else if (step.does === 'press early') await this.#pressEarly(step);
    else if (step.does === 'turn round') await this.#turnRound();
    else if (step.does === 'tick') await this.#tick(step);
    else if (step.does === 'press a row') await this.#pressRow(step.row);
    else if (step.does === 'reload') await this.#page.reload();
    else if (entry) {
      await this.#page.goBack();
      this.#view = entry;
    }
    const isNewPage = step.does === 'open' || step.does === 'reload';
    await this.#check(isNewPage ? [] : [before]);
  }

  async #save(view: View): Promise<void> {
    // A fresh browser has no saved view.
    if (!this.#page.url().startsWith(this.#address)) return expect(view).toEqual(PLAIN);
    await this.#page.evaluate(({ sort, countries, players, channels }) => {
      localStorage.clear();
      localStorage.setItem('leaderboardSort', sort);
      localStorage.setItem('leaderboardFilters', JSON.stringify({ countries, players, channels }));
      const isPlain = sort === 'desc' && [countries, players, channels].every(({ length }) => length === 0);
      localStorage.setItem('savedView:leaderboard', String(!isPlain));
    }, view);
  }

  async #openAddress({ saved, view, wish }: Extract<Case, { does: 'open' }>): Promise<void> {
    await this.#save(saved);
    const query = queryOf(view);
    this.#view = query.size > 0 ? view : saved;
    this.#open = wish;
    if (wish !== null) {
      query.set('expand', String(wish));
      // The player in the address overrides filters.
      if (!this.#lines.some(({ id }) => id === wish)) this.#view = { ...PLAIN, sort: this.#view.sort };
    }
    await this.#page.goto(`${this.#address}/?${query}`);
  }

  async #pressEarly({ saved, row, again }: Extract<Case, { does: 'press early' }>): Promise<void> {
    await this.#save(saved);
    this.#open = null;
    const release = await hold(this.#page, '**/*.js');
    if (again) await this.#page.reload({ waitUntil: 'commit' });
    else await this.#page.goto(`${this.#address}/`, { waitUntil: 'commit' });
    const button =
      row === null
        ? this.#site.leaderboard.getByRole('button', { name: 'Pos' })
        : this.#site.leaderboard
            .locator('[data-row]')
            .nth(row % this.#lines.length)
            .getByRole('button');
    await button.click();
    await this.#check([]).finally(release);
    await this.#page.unroute('**/*.js');
    if (row === null) this.#view = { ...this.#view, sort: this.#view.sort === 'asc' ? 'desc' : 'asc' };
    else this.#open = this.#lines[row % this.#lines.length]?.id ?? null;
  }

  async #turnRound(): Promise<void> {
    this.#before = this.#view;
    await this.#pressHead(/^Pos/);
    this.#view = { ...this.#view, sort: this.#view.sort === 'asc' ? 'desc' : 'asc' };
  }

  /** Scrolls up first: an open row may have scrolled the header away. */
  async #pressHead(name: RegExp): Promise<void> {
    await this.#page.evaluate(() => scrollTo(0, 0));
    await this.#site.leaderboard.getByRole('button', { name }).click();
  }

  async #tick({ filter, option }: Extract<Case, { does: 'tick' }>): Promise<void> {
    this.#before = this.#view;
    await this.#pressHead(new RegExp(`^${filter}`));
    const popup = this.#page.getByRole('dialog', { name: `${filter} filter` });
    await expect(popup).toBeVisible();
    const toggled = <T>(chosen: readonly T[], value: T) =>
      chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
    const { countries, players, channels } = this.#view;
    let name = '';
    if (filter === 'Country') {
      const codes = Object.keys(COUNTRIES) as (keyof typeof COUNTRIES)[];
      const code = codes[option % codes.length] ?? 'eu';
      name = COUNTRIES[code];
      // All ticked: opening the list clears the selection.
      const chosen = codes.every((other) => countries.includes(other)) ? [] : countries;
      const others = chosen.filter((other) => !TEAM.includes(other));
      const withTeam = chosen.includes('eu') ? others : [...others, ...TEAM];
      this.#view = { ...this.#view, countries: code === 'eu' ? withTeam : toggled(chosen, code) };
    } else if (filter === 'Player') {
      const golfer = this.#golfers[option % this.#golfers.length];
      name = golfer?.name ?? '';
      const chosen = players.length >= this.#golfers.length ? [] : players;
      this.#view = { ...this.#view, players: toggled(chosen, golfer?.id ?? 0) };
    } else {
      const all = [...new Set(this.#golfers.flatMap((golfer) => golfer.channels))];
      name = all[option % all.length] ?? '';
      const chosen = all.every((other) => channels.includes(other)) ? [] : channels;
      this.#view = { ...this.#view, channels: toggled(chosen, name) };
    }
    const search = popup.getByRole('searchbox');
    await search.fill(name);
    await popup.getByRole('checkbox', { name, exact: true }).click();
    await this.#page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
  }

  async #pressRow(place: number): Promise<void> {
    const line = this.#lines[place % Math.max(1, Math.min(this.#lines.length, 12))];
    if (!line) return;
    await this.#page.evaluate(() => scrollTo(0, 0));
    const button = this.#site.player(line.name);
    // Below an open row, rows of a long table are drawn only near the screen.
    await expect(async () => {
      if ((await button.count()) === 0) await this.#page.evaluate(() => scrollBy(0, innerHeight / 2));
      expect(await button.count()).toBe(1);
    }).toPass();
    await button.click();
    this.#open = this.#open === line.id ? null : line.id;
  }

  /** Every drawn row is in its place, and no other order was shown. */
  async #check(others: readonly { id: number }[][]): Promise<void> {
    const lines = this.#lines;
    const open = lines.some(({ id }) => id === this.#open) ? this.#open : null;
    await expect(async () => {
      const table = await readTable(this.#page);
      expect(table.lines).toEqual(
        table.lines.map(({ index }) => {
          const line = lines[index];
          return line && { ...line, index, isPlusColour: line.handicap.startsWith('+') };
        }),
      );
      const places = table.lines.map(({ index }) => index);
      expect(places, 'from top to bottom').toEqual(places.toSorted((a, b) => a - b));
      // A long table draws rows near the screen; an open row may fill it.
      expect(table.lines.length).toBeGreaterThanOrEqual(Math.min(lines.length, open === null ? 12 : 1));
      expect(table).toMatchObject({ count: lines.length, open });
      if (open !== null) expect(await readRounds(this.#page)).toEqual(roundsOf(this.#golfers, open));
    }).toPass({ timeout: 30_000, intervals: [20, 50] });
    const orders = [lines, ...others].map((order) => ` ${order.map(({ id }) => id).join(' ')} `);
    for (const reading of await takeOrders(this.#page))
      expect(reading === '' || orders.some((order) => isWithin(reading, order)), `rows ${reading} could be read`).toBe(
        true,
      );
  }
}

/** Whether a reading's ids are consecutive in an order. */
function isWithin(reading: string, order: string): boolean {
  const places = reading.split(' ').map((id) => order.indexOf(` ${id} `));
  return places.every((place, at) => place >= 0 && place > (places[at - 1] ?? -1));
}

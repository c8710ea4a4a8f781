import { setTimeout as delay } from 'node:timers/promises';
import type { Key, Window } from '@golf/tools/engines';
import type { FaultyWay } from './faulty-way.ts';
import { look, type Seen, type Wanted } from './look.ts';

/** Time limit of any wait in milliseconds; generous for a busy machine. */
const PATIENCE = 20_000;

/** Polling interval in milliseconds. */
const PAUSE = 40;

const say = ({ role, name, within }: Wanted): string =>
  `${role}${name === undefined ? '' : ` "${name}"`}${within ? ` in ${say(within)}` : ''}`;

/** An element found by role and name. */
export class Thing {
  readonly #visitor: Visitor;
  readonly #wanted: Wanted;

  constructor(visitor: Visitor, wanted: Wanted) {
    this.#visitor = visitor;
    this.#wanted = wanted;
  }

  /** An element inside this one. */
  get(role: string, name?: string): Thing {
    return new Thing(this.#visitor, { role, within: this.#wanted, ...(name !== undefined && { name }) });
  }

  look(): Promise<Seen> {
    return this.#visitor.evaluate(look, this.#wanted, null);
  }

  /** Waits for a state; visible by default. */
  async is(right: (seen: Seen) => boolean = ({ count }) => count > 0, what = 'to be there'): Promise<void> {
    let last: Seen | undefined;
    await this.#visitor
      .until(async () => right((last = await this.look())), '')
      .catch(() => {
        throw new Error(`waited for the ${say(this.#wanted)} ${what}; last seen: ${JSON.stringify(last)}`);
      });
  }

  gone(): Promise<void> {
    return this.is(({ count }) => count === 0, 'to be gone');
  }

  hasState(state: string, value: string): Promise<void> {
    return this.is(({ states }) => states[state] === value, `to be ${state}: ${value}`);
  }

  says(text: string): Promise<void> {
    return this.is((seen) => seen.text.includes(text), `to say "${text}"`);
  }

  hasValue(value: string): Promise<void> {
    return this.is((seen) => seen.value === value, `to have the value "${value}"`);
  }

  /** Focuses by keyboard: Safari does not focus a button on a mouse click. */
  async focus(): Promise<void> {
    await this.is();
    await this.#visitor.evaluate(look, this.#wanted, 'focus' as const);
    await this.hasFocus();
  }

  hasFocus(): Promise<void> {
    return this.is((seen) => seen.hasFocus, 'to have the focus');
  }

  /** Clicks once it is stable and uncovered. */
  async click(): Promise<void> {
    let place: Seen['place'] | undefined;
    await this.#visitor.until(
      async () => {
        const before = place;
        ({ place } = await this.#visitor.evaluate(look, this.#wanted, 'bring' as const));
        return place !== null && place.x === before?.x && place.y === before.y;
      },
      `the ${say(this.#wanted)} to rest where it can be pressed`,
    );
    if (!place) return;
    const { x, y } = place;
    await this.#visitor.window.click(x, y);
  }

  /** Replaces the text of a field by typing. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.#visitor.until(
      () =>
        this.#visitor.evaluate(() => {
          if (!(document.activeElement instanceof HTMLInputElement)) return false;
          document.activeElement.select();
          return true;
        }),
      `the ${say(this.#wanted)} to take what is typed`,
    );
    await this.#visitor.window.type(text);
  }
}

/** Opens pages through its own proxy. */
export class Visitor {
  readonly window: Window;
  readonly way: FaultyWay;

  constructor(window: Window, way: FaultyWay) {
    this.window = window;
    this.way = way;
  }

  /** Polls a condition; an error, as of a page that is unloading, counts as false. @throws Error after the time limit */
  async until(check: () => Promise<boolean>, what: string): Promise<void> {
    let problem = '';
    for (const end = Date.now() + PATIENCE; Date.now() < end; await delay(PAUSE)) {
      try {
        if (await check()) return;
        problem = '';
      } catch (error) {
        problem = `: ${String(error)}`;
      }
    }
    throw new Error(`waited for ${what}${problem}`);
  }

  /** Opens a page and waits for its HTML. */
  async open(path: string): Promise<void> {
    const url = this.way.address + path;
    await this.window.open(url);
    await this.until(
      () => this.evaluate((url) => location.href === url && document.querySelector('main') !== null, url),
      `${path} to be there`,
    );
  }

  /** Opens a page and waits until all slots are hydrated. */
  async visit(path: string): Promise<void> {
    await this.open(path);
    await this.alive(path);
  }

  alive(what: string): Promise<void> {
    return this.until(
      () =>
        this.evaluate(
          () =>
            document.querySelector('body[data-hydrated]') !== null &&
            document.querySelector('[data-boundary]:not([data-hydrated])') === null,
        ),
      `${what} to come alive`,
    );
  }

  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    return this.window.evaluate(run, ...args);
  }

  press(key: Key): Promise<void> {
    return this.window.press(key);
  }

  get(role: string, name?: string): Thing {
    return new Thing(this, { role, ...(name !== undefined && { name }) });
  }

  /** Waits for a URL. */
  isAt(path: string): Promise<void> {
    return this.until(
      () => this.evaluate((path) => location.pathname + location.search === path, path),
      `the address ${path}`,
    );
  }

  /** Opens a page from the menu. */
  async go(name: string): Promise<void> {
    await this.get('button', 'Menu').click();
    await this.get('navigation', 'Main').get('link', name).click();
  }
}

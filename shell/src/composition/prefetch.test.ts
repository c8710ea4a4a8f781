import { createQueryClient, createStaticLoader, type RemoteLoader } from '@golf/shared/platform';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPrefetch, prefetchOnIntent, REST } from './prefetch.ts';

function rig() {
  const loaded: string[] = [];
  const answers = vi.fn(() => Promise.resolve('answer'));
  const queries = () => [{ queryKey: ['/api/courses'] as const, queryFn: answers }];
  const modules = createStaticLoader({
    'mfe-courses/Courses': { default: () => null, queries },
    'mfe-articles/Article': { default: () => null },
    'mfe-calculator/Calculator': { default: () => null },
  });
  const loader: RemoteLoader = {
    ...modules,
    load(name, props) {
      loaded.push(name);
      return modules.load(name, props);
    },
  };
  return { loaded, answers, prefetch: createPrefetch(loader, createQueryClient(), () => null) };
}

const arrived = (pathname: string) =>
  vi.waitFor(() => expect(performance.getEntriesByName(`golf:prefetched ${pathname}`)).not.toEqual([]));

afterEach(() => {
  performance.clearMarks();
  vi.unstubAllGlobals();
});

describe('what a page shows first', () => {
  it('is its code and its data', async () => {
    const { loaded, answers, prefetch } = rig();
    prefetch('/courses');
    await arrived('/courses');
    expect(loaded).toEqual(['mfe-courses/Courses']);
    expect(answers).toHaveBeenCalledOnce();
  });

  it('is the calculator too, in the article that holds it', async () => {
    const { loaded, prefetch } = rig();
    prefetch('/articles/golf-handicap-calculator');
    await arrived('/articles/golf-handicap-calculator');
    expect(loaded).toEqual(['mfe-articles/Article', 'mfe-calculator/Calculator']);
  });

  it('is nothing of a remote on a page of the shell, and nothing where there is no page', () => {
    const { loaded, prefetch } = rig();
    for (const path of ['/privacy', '/no/such/page', '/api/courses']) prefetch(path);
    expect(loaded).toEqual([]);
  });

  it('is fetched once while it is fresh', async () => {
    const { answers, prefetch } = rig();
    prefetch('/courses');
    prefetch('/courses');
    await arrived('/courses');
    prefetch('/courses');
    await vi.waitFor(() => expect(performance.getEntriesByName('golf:prefetched /courses')).toHaveLength(2));
    expect(answers).toHaveBeenCalledOnce();
  });

  it('is not asked for again by a pointer once it has not come', async () => {
    const { loaded, prefetch } = rig();
    prefetch('/articles');
    // The failure is known in the next turn of the event loop.
    await new Promise((resolve) => setTimeout(resolve));
    prefetch('/articles');
    expect(loaded).toEqual(['mfe-articles/ArticleList']);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is not fetched ahead over %o',
    (connection) => {
      vi.stubGlobal('navigator', { connection });
      const { loaded, prefetch } = rig();
      prefetch('/courses');
      expect(loaded).toEqual([]);
    },
  );
});

describe('the intent to open a link', () => {
  const prefetched = vi.fn<(pathname: string) => void>();
  prefetchOnIntent(prefetched);

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `
      <a id="courses" href="/courses?club=One"><b>Courses</b></a>
      <a id="articles" href="/articles">Articles</a>
      <a id="here" href="${location.pathname}?expand=1">Here</a>
      <a id="elsewhere" href="https://example.com/courses">Elsewhere</a>
      <a id="window" href="/courses" target="_blank">In a window</a>
      <p>Words</p>`;
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    prefetched.mockClear();
    document.body.replaceChildren();
  });

  const enter = (selector: string, pointerType = 'mouse') =>
    document
      .querySelector(selector)
      ?.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));

  it('is a pointer that rests on it, whatever of the link it moves over', () => {
    enter('#courses');
    vi.advanceTimersByTime(REST - 1);
    enter('#courses b');
    expect(prefetched).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(prefetched.mock.calls).toEqual([['/courses']]);
  });

  it('is not a pointer that passes over it', () => {
    enter('#courses');
    vi.advanceTimersByTime(REST - 1);
    enter('p');
    vi.advanceTimersByTime(REST);
    expect(prefetched).not.toHaveBeenCalled();
  });

  it('is a finger at once', () => {
    enter('#articles', 'touch');
    expect(prefetched.mock.calls).toEqual([['/articles']]);
  });

  it.each(['#here', '#elsewhere', '#window'])('is nothing for %s, which opens no other page here', (link) => {
    enter(link);
    vi.advanceTimersByTime(REST);
    expect(prefetched).not.toHaveBeenCalled();
  });
});

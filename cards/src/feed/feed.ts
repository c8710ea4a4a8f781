import { ROUTES } from '@golf/shared/pages';
import { Feed } from 'feed';
import type { CourseUpdate, HistoryEntry, ScoreUpdate } from '@golf/shared/api';
import { formatScore, formatStrokes } from '@golf/shared/format';
import type { ListedPage } from '@golf/shared/platform/contract';
import { roundPagePath } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';

/** Maximum number of entries in the feed ... */
const FEED_LENGTH = 50;
/** ... and of articles among them, which would be lost among the rounds of a week. */
const FEED_ARTICLES = 10;

/** Entry of the feed. */
export interface FeedEntry {
  id: string;
  title: string;
  description: string;
  path: string;
  date: Date;
  /** Player or author. */
  author: string;
}

/** Updates and articles, the newest first. */
export function feedEntries(scores: ScoreUpdate[], courses: CourseUpdate[], pages: readonly ListedPage[]): FeedEntry[] {
  const entries = [
    ...scores.map((update) => ({
      id: `score-${update.score_id}`,
      title: `${update.name}: ${update.title}`,
      description: update.result
        ? `${formatStrokes(update.result.gross, update.result.score_over_par)} at ${update.result.course}`
        : `A new round of ${update.name} has been tracked.`,
      // Another backend tells no result, and has no page of the round.
      path: update.result
        ? roundPagePath(update.score_id, update.name, update.result.course)
        : `${ROUTES.home}?expand=${update.player_id}`,
      date: new Date(update.updated_at),
      author: update.name,
    })),
    ...courses.map((update) => ({
      id: `course-${update.name}-${update.course ?? ''}`,
      title: `Course Leaderboard Released: ${update.name}${update.course ? ` – ${update.course}` : ''}`,
      description: `The leaderboard of ${update.name} is out.`,
      path: ROUTES.courses,
      date: new Date(update.updated_at),
      author: SITE.name,
    })),
  ];
  const articles = pages.map(({ path, title, description, date }) => ({
    id: path,
    title,
    description,
    path,
    date: new Date(date),
    author: SITE.name,
  }));
  const latest = newest(articles, FEED_ARTICLES);
  return newest([...newest(entries, FEED_LENGTH - latest.length), ...latest], FEED_LENGTH);
}

/** The newest of the entries with a date. */
function newest(entries: readonly FeedEntry[], count: number): FeedEntry[] {
  const dated = entries.filter(({ date }) => Number.isFinite(date.getTime()));
  return dated.toSorted((a, b) => b.date.getTime() - a.date.getTime()).slice(0, count);
}

const AS_HTML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
// Characters that XML 1.0 cannot contain, escaped or not.
// oxlint-disable-next-line no-control-regex
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const asXml = (text: string) => text.replace(NOT_XML, '');
/** Text as HTML, the type of Atom's titles and summaries here: no markup, and no end of a CDATA section. */
const asHtml = (text: string) => asXml(text).replace(/[&<>]/g, (character) => AS_HTML[character] ?? character);

/** The rounds of one player, the newest first. */
export function roundEntries(rounds: readonly HistoryEntry[]): FeedEntry[] {
  const entries = rounds.map(({ id, name, title, course, score_over_par: score, date }) => ({
    id: `score-${id}`,
    title: title || course,
    description: `${formatScore(score)} at ${course}`,
    path: roundPagePath(id, name, course),
    date: new Date(date),
    author: name,
  }));
  return newest(entries, FEED_LENGTH);
}

/** Subject of a feed. */
interface FeedSubject {
  title: string;
  path: string;
  /** Path of the feed itself. */
  feed: string;
}

const WHOLE_SITE: FeedSubject = { title: SITE.name, path: ROUTES.home, feed: '/feed.xml' };

/** A feed as Atom. */
export function atom(origin: string, entries: readonly FeedEntry[], subject: FeedSubject = WHOLE_SITE): string {
  const feed = new Feed({
    id: origin + subject.path,
    title: asXml(subject.title),
    description: SITE.description,
    link: origin + subject.path,
    favicon: `${origin}/icon.svg`,
    copyright: SITE.name,
    feedLinks: { atom: origin + subject.feed },
    ...(entries[0] && { updated: entries[0].date }),
  });
  for (const { id, title, description, path, date, author } of entries) {
    feed.addItem({
      id: `${origin}/#${encodeURIComponent(id)}`,
      title: asHtml(title),
      description: asHtml(description),
      link: origin + path,
      date,
      author: [{ name: asXml(author) }],
    });
  }
  return feed.atom1();
}

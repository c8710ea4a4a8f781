import { batchesOf } from '@golf/database/batches';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import {
  CHANGES_PATH,
  decodeChanges,
  rows,
  courseUpdateSchema,
  historyEntrySchema,
  type HistoryEntry,
  roundSchema,
  scoreUpdateSchema,
  seasonLineSchema,
} from '@golf/shared/api';
import { calendar } from '@golf/cards/calendar';
import { atom, feedEntries, roundEntries, type FeedEntry } from '@golf/cards/feed';
import { roundRows, toCsv } from '@golf/shared/format';
import { sendError, sendNotFound } from '../api/errors.ts';
import type { ListedPage } from '@golf/shared/platform/contract';
import { ALL_PAGES } from '@golf/shared/pages';
import { feedPath, followPath, idOf, idsOf, MOST_FOLLOWED, roundPagePath, seasonPath } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import type { PlayedRounds, PlayerDirectory } from './player-directory.ts';
import type { ApiAnswer } from './renderer.ts';

/* Documents for crawlers and feed readers: robots.txt, sitemap.xml, and a feed of updates and articles. */

/** Maximum number of URLs per sitemap. */
const SITEMAP_LENGTH = 50_000;
/** How long a document is cached, in milliseconds. */
const MAX_AGE = 60_000;
const YEAR = 365 * 86_400_000;

export interface DiscoveryOptions {
  /** Canonical origin of the deployment. */
  origin: string;
  /** Pages that the live remotes add to the site. */
  pages: () => Promise<readonly ListedPage[]>;
  fetchAnswer: (path: string) => Promise<ApiAnswer>;
  players: () => Promise<PlayerDirectory | null>;
}

/** The API is not disallowed: pages render its answers, and a crawler without access to them sees half of the site. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** URL of the sitemap, and the ISO day of its last change. */
interface Url {
  url: string;
  lastmod?: string;
}

export interface SitePages {
  pages: readonly ListedPage[];
  /** Paths of the pages of players, comparisons, courses and seasons. */
  players: readonly string[];
  /** Announced players, each with the number of rounds. */
  played: readonly PlayedRounds[];
  /** Pages of the rounds of these players. */
  roundsOf: (players: readonly PlayedRounds[]) => Promise<readonly Url[]>;
  /** API paths with an answer, among those that pages need. */
  answered: readonly string[];
  /** ISO day of the latest round: each round can change rankings and records. Null: not known yet. */
  latestRound: string | null;
  /** ISO day of the latest change of the site. Null: unknown. */
  latestChange: string | null;
}

/**
 * The sitemap, with the day of the last change per page. If one sitemap is too small, `/sitemap.xml` is an index of
 * parts.
 * @param part number of the sitemap, from 1; null for `/sitemap.xml`
 * @returns null for an unknown part
 */
export async function sitemap(
  origin: string,
  { pages, players, played, roundsOf, answered, latestRound, latestChange }: SitePages,
  part: number | null = null,
): Promise<string | null> {
  const changed = (url: string, day: string | null | undefined): Url => ({ url, ...(day && { lastmod: day }) });
  const [latestArticle] = pages.map(({ date }) => date).toSorted((a, b) => b.localeCompare(a));
  const days = { round: latestRound, change: latestChange, article: latestArticle };
  const own = ALL_PAGES.flatMap(({ page: { path, lastChange, needs } }) => {
    if (lastChange === undefined || (needs !== undefined && !answered.includes(needs))) return [];
    return changed(path, lastChange in days ? days[lastChange as keyof typeof days] : lastChange);
  });
  const urls = [
    ...own,
    ...players.map((path) => changed(path, latestRound)),
    ...pages.map(({ path, date }) => changed(path, date)),
  ];
  const rounds = played.reduce((sum, player) => sum + player.rounds, 0);
  const isOne = urls.length + rounds <= SITEMAP_LENGTH;
  // Rounds are read for the requested part only: a large site has a million.
  const parts: (() => Promise<readonly Url[]> | readonly Url[])[] = isOne
    ? [async () => [...urls, ...(await roundsOf(played))]]
    : [
        ...[...batchesOf(urls, SITEMAP_LENGTH)].map((batch) => () => batch),
        ...sharesOf(played).map((share) => () => roundsOf(share)),
      ];
  if (part !== null && (isOne || !parts[part - 1])) return null;
  const isIndex = part === null && !isOne;
  const stream = isIndex ? new SitemapIndexStream() : new SitemapStream({ hostname: origin });
  if (isIndex) for (const at of parts.keys()) stream.write({ url: `${origin}/sitemap-${at + 1}.xml` });
  else for (const url of (await parts[(part ?? 1) - 1]?.()) ?? []) stream.write(url);
  stream.end();
  return (await streamToPromise(stream)).toString();
}

/** Groups of players whose rounds fit one sitemap. */
function sharesOf(played: readonly PlayedRounds[]): PlayedRounds[][] {
  const shares: PlayedRounds[][] = [];
  let room = 0;
  for (const player of played) {
    if (player.rounds > room) {
      shares.push([]);
      room = SITEMAP_LENGTH;
    }
    room -= player.rounds;
    shares.at(-1)?.push(player);
  }
  return shares;
}

/** Rows of an API answer. Empty after a failed call. */
async function rowsOf<Row>(
  fetchAnswer: DiscoveryOptions['fetchAnswer'],
  path: string,
  decode: (answer: unknown) => Row[],
) {
  try {
    const { status, body } = await fetchAnswer(path);
    return status === 200 ? decode(JSON.parse(body)) : [];
  } catch {
    // A backend failure removes its entries only.
    return [];
  }
}

interface ListQuery {
  /** "3,8"; a repeated parameter is an array. */
  players?: string | string[];
}

type ListRequest = FastifyRequest<{ Querystring: ListQuery }>;
type ListHandler = (request: ListRequest, reply: FastifyReply) => Promise<FastifyReply>;

const LIST_TITLE = `Rounds of players you follow · ${SITE.name}`;

/** Contact for security reports (RFC 9116). */
export function securityText(origin: string, now: number): string {
  const expires = new Date(now + YEAR).toISOString().slice(0, 10);
  return `Contact: mailto:${SITE.email}\nExpires: ${expires}T00:00:00Z\nPreferred-Languages: en\nCanonical: ${origin}/.well-known/security.txt\n`;
}

/** Registers robots.txt, security.txt, sitemap.xml, and the feeds and calendars of the site, of a player and of a list. */
export function registerDiscovery(
  app: FastifyInstance,
  { origin, pages, players, fetchAnswer }: DiscoveryOptions,
): void {
  const kept = new Map<string, { text: string | null; madeAt: number }>();
  /** @param ofPlayers answers the same path with `?players=3,8` */
  const serve = (path: string, type: string, make: () => Promise<string | null>, ofPlayers?: ListHandler) =>
    app.get<{ Querystring: ListQuery }>(path, async (request, reply) => {
      if (ofPlayers && request.query.players !== undefined) return ofPlayers(request, reply);
      const known = kept.get(path);
      const fresh = known && Date.now() - known.madeAt < MAX_AGE;
      const document = fresh ? known : { text: await make(), madeAt: Date.now() };
      kept.set(path, document);
      return reply
        .headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'max-age=60' })
        .send(document.text);
    });

  serve('/robots.txt', 'text/plain', async () => robots(origin));
  serve('/.well-known/security.txt', 'text/plain', async () => securityText(origin, Date.now()));
  const sitemapOf = async (part: number | null) => {
    const scores = await rowsOf(fetchAnswer, '/api/score-updates', rows(scoreUpdateSchema));
    const [latest] = feedEntries(scores, [], []);
    const latestRound = latest?.date.toISOString().slice(0, 10) ?? null;
    const told = await rowsOf(fetchAnswer, CHANGES_PATH, (answer) => decodeChanges(answer).changes);
    const latestChange = told.find(({ said, lines }) => said && lines.length > 0)?.at.slice(0, 10) ?? null;
    const known = await players();
    const seasons = await rowsOf(fetchAnswer, '/api/seasons', rows(seasonLineSchema));
    const paths = [
      ...(known ? [...known.announced, ...known.pairs, ...known.courses.values()] : []),
      ...seasons.map(({ year }) => seasonPath(year)),
    ];
    const has = (path: string) =>
      fetchAnswer(path).then(
        ({ status }) => status === 200,
        () => false,
      );
    const needed = ALL_PAGES.flatMap(({ page: { needs } }) => needs ?? []);
    const are = await Promise.all(needed.map(has));
    const answered = needed.filter((_path, at) => are[at]);
    const roundsOf = async (of: readonly PlayedRounds[]) => {
      const urls: Url[] = [];
      for (const { id, name } of of) {
        const rounds = await rowsOf(fetchAnswer, `/api/player-rounds/${id}`, rows(roundSchema));
        const lastmod = rounds[0]?.date;
        for (const round of rounds)
          urls.push({ url: roundPagePath(round.id, name, round.course), ...(lastmod && { lastmod }) });
      }
      return urls;
    };
    const found = {
      pages: await pages(),
      players: paths,
      played: known?.played ?? [],
      roundsOf,
      answered,
      latestRound,
      latestChange,
    };
    return sitemap(origin, found, part);
  };
  serve('/sitemap.xml', 'application/xml', () => sitemapOf(null));
  app.get<{ Params: { part: string } }>('/sitemap-:part.xml', async (request, reply) => {
    const text = await sitemapOf(Number(request.params.part));
    return text === null ? sendNotFound(request, reply) : reply.type('application/xml; charset=utf-8').send(text);
  });
  /** Registers a document about one player at the URL of the player's page plus an extension. */
  const ofPlayer = (extension: string, type: string, make: (playerId: number, path: string) => Promise<string>) =>
    app.get<{ Params: { player: string } }>(`/players/:player.${extension}`, async (request, reply) => {
      const playerId = idOf(request.params.player) ?? 0;
      const { paths, announced = [] } = (await players()) ?? {};
      const path = paths?.get(playerId) ?? '';
      // The rounds of an unannounced player would reveal the identity.
      if (!announced.includes(path)) return sendNotFound(request, reply);
      if (request.url !== `${path}.${extension}`) return reply.redirect(`${path}.${extension}`, 301);
      return reply
        .headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'max-age=60' })
        .send(await make(playerId, path));
    });
  ofPlayer('xml', 'application/atom+xml', async (playerId, path) => {
    const rounds = await rowsOf(fetchAnswer, `/api/player-history/${playerId}`, rows(historyEntrySchema));
    const title = `${rounds[0]?.name ?? 'A player'} · ${SITE.name}`;
    return atom(origin, roundEntries(rounds), { title, path, feed: `${path}.xml` });
  });
  ofPlayer('csv', 'text/csv', async (playerId) =>
    toCsv(roundRows(await rowsOf(fetchAnswer, `/api/player-rounds/${playerId}`, rows(roundSchema)))),
  );
  /** Handles a document with the latest rounds of the players in `?players=3,8`. Errors are in words. */
  const ofList =
    (type: string, make: (rounds: readonly FeedEntry[], ids: readonly number[]) => string): ListHandler =>
    async (request, reply) => {
      const refuse = (status: number, words: string) =>
        reply
          .code(status)
          .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
          .send(`${words}\n`);
      const asked = idsOf(String(request.query.players ?? ''));
      if (asked.length === 0) return refuse(400, 'Name players by their numbers, like this: ?players=3,8');
      if (asked.length > MOST_FOLLOWED)
        return refuse(400, `A list has at most ${MOST_FOLLOWED} players; this one has ${asked.length}.`);
      const directory = await players();
      if (!directory) return sendError({ statusCode: 503 }, request, reply);
      const announced = new Set(directory.announced);
      const ids = asked.filter((id) => announced.has(directory.paths.get(id) ?? ''));
      if (ids.length === 0) return refuse(404, 'Nobody on this list is on the leaderboard.');
      const rounds: HistoryEntry[] = [];
      for (const id of ids)
        rounds.push(...(await rowsOf(fetchAnswer, `/api/player-history/${id}`, rows(historyEntrySchema))));
      return reply
        .headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'max-age=60' })
        .send(make(roundEntries(rounds), ids));
    };
  app.get(
    '/rounds.ics',
    ofList('text/calendar', (found) => calendar(origin, found, LIST_TITLE)),
  );
  const siteFeed = async () => {
    const [scores, courses, listed] = await Promise.all([
      rowsOf(fetchAnswer, '/api/score-updates', rows(scoreUpdateSchema)),
      rowsOf(fetchAnswer, '/api/course-updates', rows(courseUpdateSchema)),
      pages(),
    ]);
    return atom(origin, feedEntries(scores, courses, listed));
  };
  serve(
    '/feed.xml',
    'application/atom+xml',
    siteFeed,
    ofList('application/atom+xml', (found, ids) => {
      const entries = found.map((entry) => ({ ...entry, title: `${entry.author}: ${entry.title}` }));
      return atom(origin, entries, { title: LIST_TITLE, path: followPath(ids), feed: feedPath(ids) });
    }),
  );
}

import {
  digestOfLine,
  keysOf,
  linesOf,
  LOG_FILE,
  type LogLine,
  parseRelease,
  readLog,
  RELEASE_FILE,
  type Shown,
  shownAfter,
  SIGNATURE_FILE,
  signatureProblem,
} from '@golf/release-store';
import { INSPECT_PATH, type Inspected } from '@golf/shared/platform/contract';

/* Checks a site from outside: its log, what visitors get, and the signatures, by the keys of the checker's owners.json. */

/** Time limit for an answer, in milliseconds. */
const PATIENCE = 10_000;

/** @returns null for 404 */
async function get(address: string): Promise<Buffer | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}: check again once it works.`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Releases and their shares, as comparable lines. */
const sharesOf = (shown: Shown) =>
  Object.entries(shown).flatMap(([app, { version, trial }]) => [
    `${app} ${version} for ${100 - (trial?.share ?? 0)} %`,
    ...(trial ? [`${app} ${trial.version} for ${trial.share} %`] : []),
  ]);

async function shownBy(site: string): Promise<string[]> {
  const body = await get(`${site}${INSPECT_PATH}`);
  if (!body) throw new Error(`${site} does not say what is live: it is no site of this project, or an old one.`);
  // Answer of this project's server. Another answer differs from the log.
  const { releases } = JSON.parse(body.toString()) as Inspected;
  return releases.map(({ app, version, share }) => `${app} ${version} for ${share} %`);
}

interface Named {
  app: string;
  version: string;
}

/** Releases with an owner's key: those after the line `from`, from the moment a key was named, and what is shown. */
function releasesToVerify(log: readonly LogLine[], from: number): { named: Named[]; shown: Named[] } {
  const signing = new Set<string>();
  const named = log.flatMap(({ number, changes }) =>
    changes.flatMap(({ app, to, signed }) => {
      if (signed) signing.add(app);
      return to !== null && number > from && signing.has(app) && keysOf(app).length > 0 ? [{ app, version: to }] : [];
    }),
  );
  const shown = Object.entries(shownAfter(log)).flatMap(([app, { version, trial }]) =>
    keysOf(app).length > 0 ? [version, ...(trial ? [trial.version] : [])].map((one) => ({ app, version: one })) : [],
  );
  return { named, shown };
}

/** Why a site's release is not that of its owner. Null: it is. Undefined: the site does not have it. */
async function problemOf(site: string, named: Named): Promise<string | null | undefined> {
  const folder = `${site}/releases/${named.app}/${named.version}`;
  const [bytes, signature] = await Promise.all([get(`${folder}/${RELEASE_FILE}`), get(`${folder}/${SIGNATURE_FILE}`)]);
  if (!bytes) return undefined;
  try {
    return signatureProblem(
      { bytes, release: parseRelease(bytes) },
      named,
      signature?.toString() ?? null,
      keysOf(named.app),
    );
  } catch (cause) {
    return `${named.app} ${named.version} cannot be read: ${String(cause)}`;
  }
}

async function verifyReleases(site: string, log: readonly LogLine[], from: number) {
  const { named, shown } = releasesToVerify(log, from);
  const nameOf = ({ app, version }: Named) => `${app} ${version}`;
  const isShown = new Set(shown.map(nameOf));
  const problems: string[] = [];
  let [verified, removed] = [0, 0];
  for (const [name, release] of new Map([...named, ...shown].map((one) => [nameOf(one), one]))) {
    const problem = await problemOf(site, release);
    if (problem) problems.push(problem);
    else if (problem === null) verified += 1;
    else if (isShown.has(name)) problems.push(`${name} is live, and the site does not have its ${RELEASE_FILE}.`);
    else removed += 1;
  }
  const gone = removed > 0 ? ` ${removed} more were removed from the store.` : '';
  const found =
    isShown.size === 0
      ? 'No live release has a key in owners.json: no signature was checked.'
      : `${verified} releases are signed by their owners.${gone}`;
  return { found, problems };
}

/** Whether the line that an earlier check noted ("12:3fa9…") is still in the log. */
function headProblem(lines: readonly string[], head: string): string | null {
  const [number = '', digest] = head.split(':');
  if (!/^\d+$/.test(number) || !digest) throw new Error(`--head is what an earlier check printed, not "${head}".`);
  if (digestOfLine(lines[Number(number) - 1]) === digest) return null;
  return `The log was rewritten: its line ${number} is not the one of the earlier check.`;
}

/**
 * Checks a running site: each line of its log follows from the one before, nothing was rewritten since an earlier check,
 * visitors get what the log says, and releases are signed from the moment their owner had a key.
 * @param site origin: "https://golf.example"
 * @param head printed by an earlier check; signatures before it were verified then. Null: from the beginning
 * @returns what was found, in sentences, and what is wrong; without problems the last sentence has the next `head`
 * @throws Error when the site does not answer, or has no log
 */
export async function checkSite(site: string, head: string | null): Promise<{ found: string[]; problems: string[] }> {
  // First what is shown: a release in between makes the log newer, which a second check settles.
  const shown = await shownBy(site);
  const text = await get(`${site}/releases/${LOG_FILE}`);
  const lines = linesOf(text?.toString() ?? '');
  if (lines.length === 0) throw new Error(`${site} has no log yet: its next release begins one.`);
  const rewritten = head === null ? null : headProblem(lines, head);
  let log: LogLine[];
  try {
    log = readLog(lines);
  } catch (cause) {
    const broken = `The log is broken: ${cause instanceof Error ? cause.message : String(cause)}.`;
    return { found: [], problems: [...(rewritten ? [rewritten] : []), broken] };
  }
  const logged = sharesOf(shownAfter(log));
  const differing = [
    ...shown
      .filter((line) => !logged.includes(line))
      .map((line) => `Visitors get ${line}, which the log does not say.`),
    ...logged.filter((line) => !shown.includes(line)).map((line) => `The log says ${line}, which visitors do not get.`),
  ];
  const { found, problems } = await verifyReleases(
    site,
    log,
    rewritten || head === null ? 0 : Number.parseInt(head, 10),
  );
  const changes = `${log.length} ${log.length === 1 ? 'change' : 'changes'}, the last at ${log.at(-1)?.at}`;
  return {
    found: [
      `The log is unbroken: ${changes}${rewritten || head === null ? '' : '; nothing was rewritten since the earlier check'}.`,
      ...(differing.length === 0 ? ['Visitors get what it says.'] : []),
      found,
      `Note for the next check: --head ${lines.length}:${digestOfLine(lines.at(-1))}`,
    ],
    problems: [...(rewritten ? [rewritten] : []), ...differing, ...problems],
  };
}

import {
  isPublished,
  liveVersions,
  readEdition,
  readPointer,
  readRelease,
  SHELL,
  type Release,
} from '@golf/release-store';
import type { AppVersion } from '../build/publish.ts';
import { contractOf } from '../contract/built-with.ts';
import { linesOnlyIn } from '../contract/reports.ts';
import { readOwners, type Owners } from '../owners/owners.ts';
import { sizeOfRelease } from './budgets.ts';
import { kilobytes } from './sizes.ts';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const block = (lines: readonly string[], language = '') => ['```' + language, ...lines, '```'].join('\n');

function sizeRow(releases: string, release: Release, live: Release | undefined): string {
  const size = sizeOfRelease(releases, release);
  if (!live) return row([release.app, '–', kilobytes(size.bytes), 'new', String(size.requests)]);
  const before = sizeOfRelease(releases, live);
  const change = size.bytes - before.bytes;
  const sign = change < 0 ? '−' : '+';
  const scripts = size.requests === before.requests ? '' : ` (live: ${before.requests})`;
  const cells = [kilobytes(before.bytes), kilobytes(size.bytes), `${sign}${kilobytes(Math.abs(change))}`];
  return row([release.app, ...cells, `${size.requests}${scripts}`]);
}

/**
 * Lines that differ between the platform's contract of a request and the live shell's, as Markdown.
 * @param now null, as `before`: the release is an old one, without its contract
 */
export function contractChanges(now: string | null, before: string | null): string {
  if (now === null || before === null) return 'Contract: not known, as a release lacks its own.';
  const gone = linesOnlyIn(before, now).map((line) => `- ${line.trim()}`);
  const added = linesOnlyIn(now, before).map((line) => `+ ${line.trim()}`);
  if (gone.length + added.length === 0) return "Contract: the live shell's.";
  return `Contract, against the live shell's:\n\n${block([...gone, ...added], 'diff')}`;
}

/**
 * What reviewers of a request want to know, as Markdown: the gate's verdict, sizes and contract against what is live.
 * @param versions of the request's sources; those that could not be built are left out
 * @param refusal the gate's words; null: it passed
 */
export function requestReport(
  releases: string,
  versions: readonly AppVersion[],
  refusal: string | null,
  owners: Owners = readOwners(),
): string {
  const live = readEdition(releases, liveVersions(readPointer(releases)), () => {});
  const built = versions
    .filter(({ app, version }) => isPublished(releases, app, version))
    .map(({ app, version }) => readRelease(releases, app, version));
  const liveOf = (app: string) => (app === SHELL ? (live.shell ?? undefined) : live.remotes.get(app));
  // The environment accepts unsigned releases here, so the owners are asked, as the site does.
  const signed = versions.map(({ app }) => app).filter((app) => typeof owners[app] === 'object');
  const contractIn = (release: Release | null | undefined) => (release ? contractOf(releases, release) : null);
  const sizes = [
    row(['app', 'live', 'this request', 'change', 'scripts']),
    row(['---', '---:', '---:', '---:', '---:']),
    ...built.map((release) => sizeRow(releases, release, liveOf(release.app))),
  ];
  return [
    refusal === null ? '**Gate:** passed.' : `**Gate:** not passed.\n\n${block(refusal.split('\n'))}`,
    ...signed.map(
      (app) => `${app} has a key in owners.json: the site does not show its releases before they are signed.`,
    ),
    ...(built.length > 0 ? [sizes.join('\n'), contractChanges(contractIn(built[0]), contractIn(live.shell))] : []),
    '',
  ].join('\n\n');
}

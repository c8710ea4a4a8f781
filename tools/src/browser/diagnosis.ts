import { SHELL } from '@golf/release-store';
import { ownerIn, type Owners } from '../owners/owners.ts';
import type { PageRecord } from './page-record.ts';
import { PATIENCE } from './page-requests.ts';

/** Phases of a page, in the order in which a fault of one causes those of the next. */
const PHASES = [
  'page',
  'script',
  'styles',
  'late part',
  'data',
  'hydration',
  'first press',
  'slow press',
  'server render',
] as const;

export interface Fault {
  phase: (typeof PHASES)[number];
  /** App at fault: "mfe-courses"; "server" for pages and data. */
  app: string;
  /** Version of its release. Null: of the server. */
  release: string | null;
  /** "the server cannot render mfe-courses/Courses" */
  why: string;
}

type Cause = Omit<Fault, 'release'>;

/** Time of one script after a press that is a fault, in milliseconds. Google rates an answer after it as poor. */
const SLOW = 500;

const RELEASE_FILE = /\/releases\/([\w-]+)\//;
const appOf = (text: string) => RELEASE_FILE.exec(text)?.[1];
const nameOf = (url: string) => URL.parse(url)?.pathname.split('/').at(-1) ?? url;

/** Faults by requests without a usable answer. */
function lostFaults({ lost, listed }: PageRecord): Cause[] {
  return lost.flatMap(({ url, why }): Cause[] => {
    const { pathname = '' } = URL.parse(url) ?? {};
    if (pathname.startsWith('/api/')) return [{ phase: 'data', app: 'server', why: `GET ${pathname} ${why}` }];
    const app = appOf(pathname);
    if (app === undefined) return [];
    if (pathname.endsWith('.css')) return [{ phase: 'styles', app, why: `${nameOf(url)} ${why}` }];
    if (!pathname.endsWith('.js')) return [];
    const isFirst = listed.includes(url) || nameOf(url).startsWith('remoteEntry');
    return [{ phase: isFirst ? 'script' : 'late part', app, why: `${nameOf(url)} ${why}` }];
  });
}

const SLOT_ERROR = /^Slot ([\w-]+)\/\w+ \(release \S+\) (did not load|failed): /;
const NOT_TAKEN_OVER = /^The server's HTML(?: of (\S+) \S+)? could not be taken over/;

function phaseOfSlot(isLoaded: boolean, why: string): Fault['phase'] {
  if (isLoaded) return why.includes('dynamically imported module') ? 'late part' : 'hydration';
  return why.includes('its style sheet') ? 'styles' : 'script';
}

/** Fault of one line of the console. Null: its cause is known by a lost request. */
function errorFault({ text, from, afterPress }: PageRecord['errors'][number]): Cause | null {
  const [why = ''] = text.split('\n');
  const app = appOf(text) ?? appOf(from) ?? SHELL;
  const slot = SLOT_ERROR.exec(text);
  if (slot) return { phase: phaseOfSlot(slot[2] === 'failed', why), app: slot[1] ?? app, why };
  const html = NOT_TAKEN_OVER.exec(text);
  if (html) return { phase: 'hydration', app: html[1] ?? SHELL, why };
  if (text.startsWith('Failed to load resource')) return null;
  if (text.startsWith('GET /api/')) return { phase: 'data', app: 'server', why };
  if (/\bintegrity\b/i.test(text)) return { phase: /\.css\b/.test(text) ? 'styles' : 'script', app, why };
  if (/could not be loaded: /.test(text)) return { phase: 'late part', app, why };
  return { phase: afterPress ? 'first press' : 'hydration', app, why };
}

/** Fault of a press that a script holds up. React's listeners are in the shell, and work for the pressed slot. */
function slowFault({ press }: PageRecord): Cause[] {
  if (!press?.longest || press.longest.ms < SLOW) return [];
  const { on, longest } = press;
  const app = appOf(longest.url) ?? SHELL;
  return [
    {
      phase: 'slow press',
      app: app === SHELL ? press.app : app,
      why: `a script of ${nameOf(longest.url)} runs for ${longest.ms} ms after a press on "${on}"`,
    },
  ];
}

/** Faults of a page, the most likely cause first; of several with the same cause, one. */
export function faultsOf(record: PageRecord): Fault[] {
  const { status, leftToBrowser, slots, errors, versions, containers } = record;
  const ofSlot = (slot: string) => slot.split('/')[0] ?? SHELL;
  const causes: Cause[] = [
    ...(status >= 500 || status === 0 ? [{ phase: 'page', app: 'server', why: `it answered ${status}` } as const] : []),
    ...lostFaults(record),
    ...containers.map(({ slot, why }): Cause => {
      return { phase: 'script', app: ofSlot(slot), why: `the container of ${slot} fails: ${why}` };
    }),
    ...errors.flatMap((error) => errorFault(error) ?? []),
    ...slots
      .filter(({ state }) => state !== 'alive')
      .map(({ name, state }): Cause => {
        const why = state === 'failed' ? 'shows its failure' : `did not show itself within ${PATIENCE / 1000} s`;
        return { phase: 'hydration', app: ofSlot(name), why: `${name} ${why}` };
      }),
    ...slowFault(record),
    ...leftToBrowser.map((slot): Cause => ({
      phase: 'server render',
      app: ofSlot(slot),
      why: `the server cannot render ${slot}`,
    })),
  ];
  const sorted = causes.toSorted((a, b) => PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase));
  const unique = new Map(sorted.toReversed().map((cause) => [`${cause.phase} ${cause.app} ${cause.why}`, cause]));
  return [...unique.values()].toReversed().map((cause) => ({ ...cause, release: versions[cause.app] ?? null }));
}

/**
 * The diagnosis in a sentence: app, release, phase, owner, and the command that takes it back.
 * @param owners owner by folder, for what the record does not name
 */
export function sentenceOf(record: PageRecord, owners: Owners): string {
  const [first, ...others] = faultsOf(record);
  if (!first) return `Nothing is wrong with ${record.url}: every slot is interactive, and nothing failed.`;
  const { app, release, phase, why } = first;
  const owner = record.owners[app] ?? ownerIn(owners, app) ?? ownerIn(owners, '*') ?? 'its owner';
  const remedy =
    release === null
      ? `\`curl ${new URL(record.url).origin}/readyz\` says why`
      : `\`npm run rollback -- ${app} --why "…"\` takes it back`;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  const subject = release === null ? `The ${app}` : `${app} ${release}`;
  return `${subject} fails at the phase "${phase}": ${why.replace(/\.$/, '')}${more}. Ask ${owner}; ${remedy}.`;
}

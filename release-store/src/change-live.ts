import { contractProblems } from './contract-gate.ts';
import { liveVersions, readEdition, type Versions } from './edition.ts';
import { changePointer, type Gate, type Pointer } from './pointer.ts';

/** A change of what is live is refused; the message says why and what to do. */
class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** What visitors of a pointer can get: what is live, each trial over it, and all trials at once. */
function editionsOf(pointer: Pointer): Versions[] {
  const live = liveVersions(pointer);
  const trials = Object.entries(pointer).flatMap(([app, { trial }]) => (trial ? [{ [app]: trial.version }] : []));
  const single = trials.map((trial) => ({ ...live, ...trial }));
  return trials.length > 1 ? [live, ...single, Object.assign({}, live, ...trials)] : [live, ...single];
}

/** The apps whose releases differ between two pointers. */
function changedApps(present: Pointer, next: Pointer): string[] {
  return Object.keys(next).filter(
    (app) => present[app]?.version !== next[app]?.version || present[app]?.trial?.version !== next[app]?.trial?.version,
  );
}

function contractGate(releases: string): Gate {
  return (present, next) => {
    const changed = changedApps(present, next);
    const problems = new Set<string>();
    for (const versions of editionsOf(next)) {
      const edition = readEdition(releases, versions, ({ app, problem }) => {
        // What was broken before is not this change's fault, and must not stand in the way of its repair.
        if (changed.includes(app)) problems.add(problem);
      });
      for (const problem of contractProblems(changed, edition)) problems.add(problem);
    }
    if (problems.size > 0) {
      throw new RefusedError(
        `Refused, what is live stays live:\n${[...problems].map((line) => `  ${line}`).join('\n')}`,
      );
    }
  };
}

/**
 * Changes what is live: the only way to do so, for a release, a trial, a rollback and a build alike. What visitors
 * would get must fit together, whichever trials they are in.
 * @param change makes the next pointer of the present one; returning the same changes nothing
 * @throws RefusedError when it does not, with the reasons; nothing has changed then
 */
export function changeLive(releases: string, change: (pointer: Pointer) => Pointer): Promise<Pointer> {
  return changePointer(releases, change, contractGate(releases));
}

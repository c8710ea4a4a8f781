import { contractProblems } from './contract-gate.ts';
import { liveVersions, readEdition, type Versions } from './edition.ts';
import { changePointer, type Gate, type Pointer } from './pointer.ts';

/** A change of the live releases was refused. The message gives the reason and the remedy. */
class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Editions that a pointer can produce: live, live with each single trial, live with all trials. */
function editionsOf(pointer: Pointer): Versions[] {
  const live = liveVersions(pointer);
  const trials = Object.entries(pointer).flatMap(([app, { trial }]) => (trial ? [{ [app]: trial.version }] : []));
  const single = trials.map((trial) => ({ ...live, ...trial }));
  return trials.length > 1 ? [live, ...single, Object.assign({}, live, ...trials)] : [live, ...single];
}

/** Apps whose live or trial version differs between two pointers. */
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
        // A release that was damaged before this change must not block the change: it may be the repair.
        if (changed.includes(app)) problems.add(problem);
      });
      for (const problem of contractProblems(changed, edition)) problems.add(problem);
    }
    if (problems.size > 0) {
      throw new RefusedError(
        `Refused. The live releases stay live:\n${[...problems].map((line) => `  ${line}`).join('\n')}`,
      );
    }
  };
}

/**
 * Changes the live releases. Release, trial, rollback and build all use this function. Every edition that visitors
 * could get, in any combination of trials, must pass the contract gate.
 * @param change maps the present pointer to the next; returning the same object changes nothing
 * @throws RefusedError with the reasons when an edition fails the gate; the pointer is unchanged
 */
export function changeLive(releases: string, change: (pointer: Pointer) => Pointer): Promise<Pointer> {
  return changePointer(releases, change, contractGate(releases));
}

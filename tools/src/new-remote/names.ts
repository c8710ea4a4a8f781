import { ROUTES } from '@golf/shared/pages';
import { REMOTES } from '@golf/shared/platform/contract';

/** A remote cannot be made or removed; the message says why and what to do. */
export class NewRemoteError extends Error {
  override readonly name = 'NewRemoteError';
}

/** What a remote is called, wherever it is named. */
export interface RemoteNames {
  /** Of the folder, the app and its releases: "mfe-club-fitting". */
  app: string;
  /** In the address: "club-fitting". */
  slug: string;
  /** Of its component and its page: "ClubFitting". */
  module: string;
  /** For visitors: "Club Fitting". */
  title: string;
  /** Who is asked about it: "@golf/club-fitting". */
  owner: string;
}

const APP = /^mfe-[a-z]+(?:-[a-z]+)*$/;
/** GitHub knows users, and teams of an organisation. */
const OWNER = /^@[\w-]+(?:\/[\w-]+)?$/;

/**
 * All names of a remote by that of its folder.
 * @param owner null: the team of the organisation that is called as the remote is
 * @throws NewRemoteError when one of them cannot be used
 */
export function namesOf(app: string, owner: string | null = null): RemoteNames {
  if (!APP.test(app)) {
    throw new NewRemoteError(
      `A remote is called as "mfe-scorecards" or "mfe-club-fitting" is: "mfe-", then small letters and hyphens; not "${app}".`,
    );
  }
  const slug = app.slice('mfe-'.length);
  const words = slug.split('-').map((word) => word[0]?.toUpperCase() + word.slice(1));
  const names = { app, slug, module: words.join(''), title: words.join(' '), owner: owner ?? `@golf/${slug}` };
  if (!OWNER.test(names.owner)) {
    throw new NewRemoteError(`An owner is a user or a team, "@ada" or "@golf/scorecards", not "${names.owner}".`);
  }
  return names;
}

/** @throws NewRemoteError when the app or its address is there already */
export function checkUnused({ app, slug }: RemoteNames): void {
  if (app in REMOTES) throw new NewRemoteError(`There is a remote ${app} already.`);
  if (Object.values<string>(ROUTES).some((path) => path.split('/')[1] === slug)) {
    throw new NewRemoteError(`There is a page at /${slug} already: choose another name.`);
  }
}

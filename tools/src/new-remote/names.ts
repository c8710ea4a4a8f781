import { ROUTES } from '@golf/shared/pages';
import { REMOTES } from '@golf/shared/platform/contract';

/** A remote cannot be created or removed. The message gives the reason and the remedy. */
export class NewRemoteError extends Error {
  override readonly name = 'NewRemoteError';
}

export interface RemoteNames {
  /** Of the folder, the app and its releases: "mfe-club-fitting". */
  app: string;
  /** In the URL: "club-fitting". */
  slug: string;
  /** Of its component and its page: "ClubFitting". */
  module: string;
  /** For visitors: "Club Fitting". */
  title: string;
  /** Owner: "@golf/club-fitting". */
  owner: string;
}

const APP = /^mfe-[a-z]+(?:-[a-z]+)*$/;
/** A GitHub user, or a team of an organisation. */
const OWNER = /^@[\w-]+(?:\/[\w-]+)?$/;

/**
 * All names of a remote, derived from its folder.
 * @param owner null: the organisation's team with the name of the remote
 * @throws NewRemoteError when one of them is invalid
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

/** @throws NewRemoteError when the app or its URL exists */
export function checkUnused({ app, slug }: RemoteNames): void {
  if (app in REMOTES) throw new NewRemoteError(`There is a remote ${app} already.`);
  if (Object.values<string>(ROUTES).some((path) => path.split('/')[1] === slug)) {
    throw new NewRemoteError(`There is a page at /${slug} already: choose another name.`);
  }
}

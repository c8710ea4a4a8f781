import { NewRemoteError, type RemoteNames } from './names.ts';

/** Lines for a remote in a file that lists all of them. */
interface Edit {
  /** Relative to the project root. */
  file: string;
  /** The lines are inserted at the first occurrence of `before` after `after`. */
  after: string;
  before: string;
  lines: string;
}

/** Entry of its page in the table. */
const entryOf = ({ app, slug, module, title }: RemoteNames, inMenu: boolean) =>
  `  ${/^[a-z]+$/.test(slug) ? slug : `'${slug}'`}: page({
    path: '/${slug}',
    name: '${title}',${inMenu ? "\n    menu: 'further'," : ''}
    head: {
      title: titled('${title}'),
      description: '${title} of online video golfers.',
    },
    ownBand: true,
    loading: { rows: 8, rowHeight: 2, label: 'Loading the page' },
    slot: () => ({ name: '${app}/${module}', props: {} }),
  }),
`;

/**
 * All places outside its own folder that name a remote.
 * @param inMenu whether the menu lists its page
 */
export function editsFor(names: RemoteNames, inMenu: boolean): Edit[] {
  const { app, module, title } = names;
  const exposed = `${app}/${module}`;
  const contract = 'shared/src/platform/remotes.ts';
  return [
    {
      file: contract,
      after: 'export interface Exposed',
      before: '}\n',
      lines: `  '${exposed}': NoProps;\n  '${app}/Search': SearchProps;\n`,
    },
    {
      file: contract,
      after: 'const EXPOSED:',
      before: '};',
      lines: `  '${exposed}': true,\n  '${app}/Search': true,\n`,
    },
    { file: contract, after: 'export const REMOTES', before: '} as const;', lines: `  '${app}': '${title}',\n` },
    {
      file: 'shared/src/platform/pages.ts',
      after: 'export const PAGES',
      before: '  privacy: page({',
      lines: entryOf(names, inMenu),
    },
  ];
}

/** @throws NewRemoteError when the place is not found */
export function insert(text: string, { file, after, before, lines }: Edit): string {
  const from = text.indexOf(after);
  const at = from === -1 ? -1 : text.indexOf(before, from + after.length);
  if (at === -1) {
    throw new NewRemoteError(
      `${file} no longer has "${before.trim()}" after "${after}": change tools/src/new-remote/edits.ts, which writes there.`,
    );
  }
  return text.slice(0, at) + lines + text.slice(at);
}

/**
 * Removes lines.
 * @throws NewRemoteError when they have been changed
 */
export function takeAway(text: string, { file, lines }: Edit): string {
  if (!text.includes(lines)) {
    throw new NewRemoteError(
      `${file} does not have these lines as they were written; take them away by hand, and try again:\n${lines}`,
    );
  }
  return text.replace(lines, '');
}

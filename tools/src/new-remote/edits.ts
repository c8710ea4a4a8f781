import { NewRemoteError, type RemoteNames } from './names.ts';

/** Lines that name a remote in a file that knows all of them. */
interface Edit {
  /** Path from the project's root. */
  file: string;
  /** The first place after `after` at which `before` begins. */
  after: string;
  before: string;
  lines: string;
}

const isPlain = (slug: string) => /^[a-z]+$/.test(slug);
const keyOf = (slug: string) => (isPlain(slug) ? slug : `'${slug}'`);
const routeOf = (slug: string) => (isPlain(slug) ? `ROUTES.${slug}` : `ROUTES['${slug}']`);

/** How a remote is part of a project. */
export interface Ways {
  /** It has an entry in the menu. */
  inMenu: boolean;
  /** It is built in a repository of its own: what its page weighs is not known here. */
  elsewhere: boolean;
}

/** Every place outside its own folder at which a remote is named. */
export function editsFor({ app, slug, module, title }: RemoteNames, { inMenu, elsewhere }: Ways): Edit[] {
  const exposed = `${app}/${module}`;
  const contract = 'shared/src/platform/remotes.ts';
  const menu: Edit = inMenu
    ? {
        file: 'shell/src/layout/places.ts',
        after: 'export const FURTHER_PLACES',
        before: '] as const;',
        lines: `  [${routeOf(slug)}, '${title}'],\n`,
      }
    : {
        file: 'shell/src/layout/places.ts',
        after: 'const TITLES',
        before: '};',
        lines: `  [${routeOf(slug)}]: '${title}',\n`,
      };
  return [
    { file: contract, after: 'export interface Exposed', before: '}\n', lines: `  '${exposed}': NoProps;\n` },
    { file: contract, after: 'const EXPOSED:', before: '};', lines: `  '${exposed}': true,\n` },
    { file: contract, after: 'export const REMOTES', before: '} as const;', lines: `  '${app}': '${title}',\n` },
    {
      file: 'shared/src/routes.ts',
      after: 'export const ROUTES',
      before: '} as const;',
      lines: `  ${keyOf(slug)}: '/${slug}',\n`,
    },
    // At the front, where it can be taken away again however the formatter wraps the list.
    { file: 'shared/src/routes.ts', after: 'const PAGES = [', before: "'", lines: `'${slug}', ` },
    {
      file: 'shared/src/page-heads.ts',
      after: 'export const PAGE_HEADS',
      before: '  notFound: {',
      lines: `  ${keyOf(slug)}: {\n    title: titled('${title}'),\n    description: '${title} of online video golfers.',\n    path: ${routeOf(slug)},\n  },\n`,
    },
    {
      file: 'shell/src/App.tsx',
      after: 'import { RecordsPage }',
      before: 'import { TrophyRoomOverlay }',
      lines: `import { ${module}Page } from './pages/${module}Page.tsx';\n`,
    },
    {
      file: 'shell/src/App.tsx',
      after: '<Routes',
      before: '          <Route path="*"',
      lines: `          <Route path={${routeOf(slug)}} element={<${module}Page />} />\n`,
    },
    menu,
    {
      file: 'shell/src/composition/slots-of-page.ts',
      after: 'function slotsOfPage',
      before: '    default:',
      lines: `    case '${slug}':\n      return [slot('${exposed}', {})];\n`,
    },
    {
      file: 'tools/src/browser/places.ts',
      after: 'const PLACES',
      before: '};',
      lines: `  '${exposed}': ${routeOf(slug)},\n`,
    },
    ...(elsewhere
      ? []
      : [
          {
            file: 'tools/src/release/budgets.ts',
            after: 'const ROUTES',
            before: '};',
            lines: `  '/${slug}': ['${exposed}'],\n`,
          },
        ]),
  ];
}

/** @throws NewRemoteError when the place is not where it is expected */
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

/** Takes lines away again. @throws NewRemoteError when somebody has changed them since */
export function takeAway(text: string, { file, lines }: Edit): string {
  // Where the formatter has wrapped a list, its entries stand on lines of their own.
  const found = [lines, `${lines.trim()}\n`].find((written) => text.includes(written));
  if (found === undefined) {
    throw new NewRemoteError(
      `${file} does not have these lines as they were written; take them away by hand, and try again:\n${lines}`,
    );
  }
  return text.replace(found, '');
}

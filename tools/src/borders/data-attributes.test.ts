import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { PAGE_MARKS } from '@golf/shared/platform/contract';
import { expect, test } from 'vitest';
import { DATA_ATTRIBUTES } from './data-attributes.ts';

/** Uses of an attribute: `[data-row]` and `getAttribute('data-row')` read it, all others set it. */
interface Use {
  set: Set<string>;
  read: Set<string>;
}

const manifest = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
const folders = globSync(manifest.workspaces, { cwd: PROJECT_ROOT }).map(
  (workspace) => `${workspace}/{src,support,tests}`,
);
const sources = globSync(['shell/index.html', ...folders.map((folder) => `${folder}/**/*.{ts,tsx,css}`)], {
  cwd: PROJECT_ROOT,
}).filter((path) => !/\.(?:test|stories)\.|\/testing\/|tools\/src\/borders\/|page-contract\.ts/.test(path));

const kebab = (name: string) => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const uses = new Map<string, Use>();
for (const path of sources) {
  const who = path.endsWith('.html') ? path : (path.split('/')[0] ?? '');
  const text = readFileSync(join(PROJECT_ROOT, path), 'utf8')
    .replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g, '')
    .replaceAll(/PAGE_MARKS\.(\w+)/g, (_, mark: keyof typeof PAGE_MARKS) => PAGE_MARKS[mark])
    .replaceAll(/\bdataset(?:\.|\[')(\w+)(?:'\])?(?=(\s*=[^=])?)/g, (_, name: string, isSet?: string) =>
      isSet ? kebab(name) : `[${kebab(name)}`,
    );
  for (const [, before = '', name = ''] of text.matchAll(
    /(\[|(?:get|has)Attribute\('|)(?<![\w/-])(data-[a-z-]*[a-z])\b/g,
  )) {
    const use = uses.get(name) ?? { set: new Set(), read: new Set() };
    uses.set(name, use);
    use[before ? 'read' : 'set'].add(who);
  }
}

/** Read by a workspace that does not set it. Attributes that no workspace sets come from libraries. */
const crosses = ({ set, read }: Use) => set.size > 0 && [...read].some((who) => !set.has(who));

test('an attribute that one workspace sets and another reads is listed', () => {
  const found = [...uses].flatMap(([name, use]) => (crosses(use) ? [name] : []));
  expect(found.filter((name) => !(name in DATA_ATTRIBUTES))).toEqual([]);
});

test.each(Object.entries(DATA_ATTRIBUTES))('%s is set and read by those that the list names', (name, { set, read }) => {
  const { set: sets, read: reads } = uses.get(name) ?? { set: [], read: [] };
  expect([...new Set([...set, ...read])].toSorted()).toEqual([...new Set([...sets, ...reads])].toSorted());
});

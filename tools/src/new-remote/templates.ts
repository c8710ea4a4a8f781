import type { RemoteNames } from './names.ts';

const headOf = (slug: string) => `PAGE_HEADS${/^[a-z]+$/.test(slug) ? `.${slug}` : `['${slug}']`}`;

/** Differences between a folder of this project and a separate repository. */
interface Surroundings {
  /** Source of `defineRemote` in vite.config.ts. */
  build: string;
  /** Base of tsconfig.json. */
  tsconfig: string;
}

/** Files that are the same in both places, by path below the remote's folder. */
export function folderFor(
  { app, slug, module, title }: RemoteNames,
  { build, tsconfig }: Surroundings,
): Record<string, string> {
  return {
    'tsconfig.json': `{ "extends": "${tsconfig}", "include": ["src"] }\n`,
    'vite.config.ts': `import { defineRemote } from '${build}';

export default defineRemote(import.meta.dirname);
`,
    [`src/exposed/${module}.ts`]: `import { coursesResource } from '@golf/shared/api';

export { ${module} as default } from '../${module}.tsx';

/** What the first screen shows: the server fetches it before it renders. */
export const queries = () => [coursesResource];
`,
    [`src/${module}.tsx`]: `import { coursesResource } from '@golf/shared/api';
import { courseTitle } from '@golf/shared/format';
import { PAGE_HEADS, usePageHead } from '@golf/shared/platform';
import { Page, QueryPart, Skeleton } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './${module}.module.css';

/** The page at /${slug}: begin here. */
export function ${module}() {
  usePageHead(${headOf(slug)});
  const courses = useQuery(coursesResource);
  return (
    <Page>
      <h1>${title}</h1>
      <QueryPart
        query={courses}
        failure="The courses aren’t available right now."
        loading={<Skeleton rows={8} rowHeight={2} label="Loading the courses" />}
      >
        {(found) => (
          <ul className={styles.courses}>
            {found.map(({ course_id, club_name, course_name }) => (
              <li key={course_id}>{courseTitle(club_name, course_name)}</li>
            ))}
          </ul>
        )}
      </QueryPart>
    </Page>
  );
}
`,
    [`src/${module}.module.css`]: `.courses {
  display: grid;
  gap: 12px;
  padding: 0;
  list-style: none;
}
`,
    'src/exposed/Search.ts': `import { coursesResource } from '@golf/shared/api';
import { courseTitle } from '@golf/shared/format';
import { createSearch, findNearest } from '@golf/shared/search';
import { searchPart } from '@golf/shared/search-part';

/** What the search of the site finds here. */
const part = searchPart([
  {
    title: '${title}',
    queries: () => [coursesResource],
    results(query, answerOf) {
      const courses = createSearch(answerOf(coursesResource) ?? [], ({ club_name, course_name }) => [
        courseTitle(club_name, course_name),
      ]);
      const { found, corrected } = findNearest(courses, query);
      return {
        corrected,
        found: found.map(({ course_id, club_name, course_name }) => ({
          path: \`/${slug}#\${course_id}\`,
          title: courseTitle(club_name, course_name),
        })),
      };
    },
  },
]);

export const { search, queries } = part;
export default part.default;
`,
    [`src/alone.ts`]: `import { mountAlone } from '@golf/shared/alone';
import * as ${module} from './exposed/${module}.ts';

mountAlone('${app}/${module}', ${module}, {});
`,
    [`src/contract.test.ts`]: `import { describeRemoteContract } from '@golf/shared/testing';
import * as ${module} from './exposed/${module}.ts';
import * as Search from './exposed/Search.ts';

describeRemoteContract(
  '${app}/${module}',
  ${module},
  {},
  { loaded: /Links/, failed: /n’t available right now/ },
);
describeRemoteContract(
  '${app}/Search',
  Search,
  { query: 'links' },
  { loaded: /Links/, failed: /can’t be searched right now/ },
);
`,
  };
}

/** A remote in this project: its folder and its workflow, by path from the root. */
export function filesFor(names: RemoteNames, versions: Readonly<Record<string, string>>): Record<string, string> {
  const { app } = names;
  const manifest = {
    name: app,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { dev: `node ../tools/src/cli/dev.ts --alone ${app}` },
    dependencies: versions,
  };
  const folder = {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    ...folderFor(names, { build: '../vite.base.ts', tsconfig: '../tsconfig.base.json' }),
  };
  return {
    ...Object.fromEntries(Object.entries(folder).map(([file, text]) => [`${app}/${file}`, text])),
    [`.github/workflows/release-${app}.yml`]: `name: Release ${app}

on:
  push:
    branches: [main]
    paths: ['${app}/**']
  workflow_dispatch:
    inputs:
      share:
        description: Percent of the visitors who get it
        default: '100'
      canary:
        description: From 1 % to all by itself, judged by the server; excludes a share
        type: boolean
        default: false
      engines:
        description: Also tries it in Firefox and WebKit
        type: boolean
        default: false

permissions:
  contents: read

jobs:
  release:
    uses: ./.github/workflows/release-app.yml
    with:
      app: ${app}
      share: \${{ inputs.share || '100' }}
      canary: \${{ inputs.canary || false }}
      engines: \${{ inputs.engines || false }}
    secrets:
      DEPLOY_KEY: \${{ secrets.DEPLOY_KEY }}
      KNOWN_HOSTS: \${{ secrets.KNOWN_HOSTS }}
  verdict:
    if: inputs.canary
    needs: release
    uses: ./.github/workflows/canary-verdict.yml
    with:
      app: ${app}
      version: \${{ needs.release.outputs.version }}
    secrets:
      DEPLOY_KEY: \${{ secrets.DEPLOY_KEY }}
      KNOWN_HOSTS: \${{ secrets.KNOWN_HOSTS }}
      SIGNING_KEY: \${{ secrets.SIGNING_KEY_${app.toUpperCase().replaceAll('-', '_')} }}
`,
  };
}

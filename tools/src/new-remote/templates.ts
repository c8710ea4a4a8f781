import type { RemoteNames } from './names.ts';

/** The files that are a remote's own, by their path from the project's root. */
export function filesFor(
  { app, slug, module, title }: RemoteNames,
  versions: Readonly<Record<string, string>>,
): Record<string, string> {
  const route = /^[a-z]+$/.test(slug) ? `.${slug}` : `['${slug}']`;
  const manifest = {
    name: app,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { dev: `node ../tools/src/cli/dev.ts --alone ${app}` },
    dependencies: versions,
  };
  return {
    [`${app}/package.json`]: `${JSON.stringify(manifest, null, 2)}\n`,
    [`${app}/tsconfig.json`]: `{ "extends": "../tsconfig.base.json", "include": ["src"] }\n`,
    [`${app}/vite.config.ts`]: `import { defineRemote } from '../vite.base.ts';

export default defineRemote(import.meta.dirname, { ${module}: './src/exposed/${module}.ts' });
`,
    [`${app}/src/exposed/${module}.ts`]: `import { coursesResource } from '@golf/shared/api';

export { ${module} as default } from '../${module}.tsx';

/** What the first screen shows: the server fetches it before it renders. */
export const queries = () => [coursesResource];
`,
    [`${app}/src/${module}.tsx`]: `import { coursesResource } from '@golf/shared/api';
import { courseTitle } from '@golf/shared/format';
import { PAGE_HEADS } from '@golf/shared/page-heads';
import { usePageHead } from '@golf/shared/platform';
import { Page, QueryPart, Skeleton } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './${module}.module.css';

/** The page at /${slug}: begin here. */
export function ${module}() {
  usePageHead(PAGE_HEADS${route});
  const courses = useQuery(coursesResource);
  return (
    <Page>
      <h1>${title}</h1>
      <QueryPart
        query={courses}
        failure="The courses are not available right now."
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
    [`${app}/src/${module}.module.css`]: `.courses {
  display: grid;
  gap: 12px;
  padding: 0;
  list-style: none;
}
`,
    [`${app}/src/alone.ts`]: `import { mountAlone } from '@golf/shared/alone';
import * as ${module} from './exposed/${module}.ts';

mountAlone('${app}/${module}', ${module}, {});
`,
    [`${app}/src/contract.test.ts`]: `import { describeRemoteContract } from '@golf/shared/testing';
import * as ${module} from './exposed/${module}.ts';

describeRemoteContract(
  '${app}/${module}',
  ${module},
  {},
  { loaded: /Links/, failed: /not available right now/ },
);
`,
    [`shell/src/pages/${module}Page.tsx`]: `import { PAGE_HEADS } from '@golf/shared/page-heads';
import { RemoteSlot, useOuterPageHead } from '@golf/shared/platform';
import { Page, Skeleton } from '@golf/shared/ui';

/** The page at /${slug}. */
export function ${module}Page() {
  useOuterPageHead(PAGE_HEADS${route});
  const fallback = (
    <Page>
      <Skeleton rows={8} rowHeight={2} label="Loading the page" />
    </Page>
  );
  return <RemoteSlot name="${app}/${module}" props={{}} fallback={fallback} />;
}
`,
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

permissions:
  contents: read

jobs:
  release:
    uses: ./.github/workflows/release-app.yml
    with:
      app: ${app}
      share: \${{ inputs.share || '100' }}
    secrets:
      DEPLOY_KEY: \${{ secrets.DEPLOY_KEY }}
      KNOWN_HOSTS: \${{ secrets.KNOWN_HOSTS }}
`,
  };
}

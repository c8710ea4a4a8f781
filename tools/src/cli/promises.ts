import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { allTags, promiseList } from '../promises/promises.ts';

/* npm run promises: writes docs/promises.md from the @promise comments of the tests. */

const tags = allTags();
writeFileSync(join(PROJECT_ROOT, 'docs/promises.md'), promiseList(tags));
console.log(`docs/promises.md is written from ${tags.length} comments.`);

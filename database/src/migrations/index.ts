import type { Migration } from 'kysely/migration';
import { up as createTables } from './0001-tables.ts';
import { up as addMovement } from './0002-movement.ts';
import { up as fillMovement } from './0003-movement-of-old-data.ts';
import { up as namePicturesByContent } from './0004-pictures-by-content.ts';
import { up as indexReferences } from './0005-indexes-of-references.ts';
import { up as createSharedCounts } from './0006-shared-counts.ts';
import { up as freeRounds } from './0007-rounds-without-references.ts';
import { up as addSummaries } from './0008-player-summaries.ts';
import { up as addForm } from './0009-form.ts';
import { up as addRecords } from './0010-records.ts';
import { up as addSubscribers } from './0011-subscribers.ts';
import { up as addCourseSummaries } from './0013-course-summaries.ts';
import { up as gatherRounds } from './0014-rounds-by-player.ts';
import { up as addPastBoards } from './0015-past-boards.ts';
import { up as addCorrections } from './0016-corrections.ts';

/** All migrations by name. Each is executed once, in the order of the names. */
export const migrations: Record<string, Migration> = {
  '0001-tables': { up: createTables },
  '0002-movement': { up: addMovement },
  '0003-movement-of-old-data': { up: fillMovement },
  '0004-pictures-by-content': { up: namePicturesByContent },
  '0005-indexes-of-references': { up: indexReferences },
  '0006-shared-counts': { up: createSharedCounts },
  '0007-rounds-without-references': { up: freeRounds },
  '0008-player-summaries': { up: addSummaries },
  '0009-form': { up: addForm },
  '0010-records': { up: addRecords },
  '0011-subscribers': { up: addSubscribers },
  '0013-course-summaries': { up: addCourseSummaries },
  '0014-rounds-by-player': { up: gatherRounds },
  '0015-past-boards': { up: addPastBoards },
  '0016-corrections': { up: addCorrections },
};

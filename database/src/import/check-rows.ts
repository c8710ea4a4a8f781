import type { Folder } from './read-folder.ts';
import type { Report } from './read-table.ts';
import type { FolderRows, RoundCells } from './tables.ts';

type Complaint = [column: string, message: string];

const FULL_ROUND = 18;
const OF_THE_TEE = ['course', 'course_rating', 'slope_rating'] as const;

/** Minimum and maximum par of a hole. */
const PAR = { min: 3, max: 6 };

/** Problems of a round that involve more than one cell. */
function roundComplaints(round: RoundCells, teePar: number | undefined): Complaint[] {
  const { holes, par, gross } = round;
  const found: Complaint[] = [];
  if (round.tee_id === null) {
    for (const column of [...OF_THE_TEE, 'par'] as const) {
      if (round[column] === null) found.push([column, 'is empty; without a tee_id it must be filled']);
    }
  } else {
    for (const column of OF_THE_TEE) {
      if (round[column] !== null) found.push([column, 'is filled; with a tee_id the tee says it, leave this empty']);
    }
    if (par === null && holes < FULL_ROUND) {
      found.push(['par', `is empty; with ${holes} holes write the par of the holes played`]);
    }
    if (par !== null && holes === FULL_ROUND && teePar !== undefined && par !== teePar) {
      found.push(['par', `is ${par}, but the tee has a par of ${teePar}; leave it empty`]);
    }
  }
  if (par !== null && (par < PAR.min * holes || par > PAR.max * holes)) {
    const range = `${PAR.min * holes} to ${PAR.max * holes}`;
    found.push(['par', `is ${par}, which ${holes} holes cannot have; write the par of the holes played, ${range}`]);
  }
  if (gross < holes)
    found.push(['gross', `is ${gross}, less than one stroke a hole; write the strokes of ${holes} holes`]);
  return found;
}

function checkRounds({ rounds, tees }: Folder, report: Report): void {
  const pars = new Map(tees.rows.map((tee) => [tee.id, tee.par]));
  for (const [index, round] of rounds.rows.entries()) {
    for (const [column, message] of roundComplaints(round, pars.get(round.tee_id ?? 0))) {
      report({ file: rounds.file, line: rounds.lines[index] ?? null, column, message });
    }
  }
}

const KINDS = [
  ['badge', 'achievement'],
  ['achievement', 'badge'],
] as const;

function achievementComplaints(row: FolderRows['achievements']): Complaint[] {
  if (row.badge_id === null && row.achievement_id === null) {
    return [
      ['badge_id', 'is empty, and so is achievement_id; a row is a badge or an achievement: fill one of the two'],
    ];
  }
  if (row.badge_id !== null && row.achievement_id !== null) {
    return [['achievement_id', 'is filled, and so is badge_id; a row is a badge or an achievement: write two rows']];
  }
  return KINDS.flatMap(([kind, other]): Complaint[] => {
    if (row[`${kind}_id`] === null) return [];
    const found: Complaint[] = [];
    if (row[`${kind}_name`] === null)
      found.push([`${kind}_name`, `is empty; with ${kind}_id filled it must be filled too`]);
    for (const column of [`${other}_name`, `${other}_description`] as const) {
      if (row[column] !== null) found.push([column, `is filled, but the row is of the kind ${kind}; leave it empty`]);
    }
    return found;
  });
}

function checkAchievements({ achievements }: Folder, report: Report): void {
  for (const [index, row] of achievements.rows.entries()) {
    for (const [column, message] of achievementComplaints(row)) {
      report({ file: achievements.file, line: achievements.lines[index] ?? null, column, message });
    }
  }
}

/** Checks that every player with channels has a main one. */
function checkChannels({ channels }: Folder, report: Report): void {
  if (!channels.keysKnown) return;
  const told = new Set<number>();
  for (const [index, { player_id: player, position }] of channels.rows.entries()) {
    if (position === 1 || told.has(player) || channels.keys.has(`${player} 1`)) continue;
    told.add(player);
    const message = `is ${position}, but player ${player} has no channel at position 1; the main channel is 1`;
    report({ file: channels.file, line: channels.lines[index] ?? null, column: 'position', message });
  }
}

export function checkRows(folder: Folder, report: Report): void {
  checkChannels(folder, report);
  checkRounds(folder, report);
  checkAchievements(folder, report);
}

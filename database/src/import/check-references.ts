import { quote } from './problem.ts';
import type { Folder } from './read-folder.ts';
import type { Loaded, Report } from './read-table.ts';
import { PackedRows } from './rows.ts';

/** Reports each row whose `column` references nothing in `target`. */
function checkColumn<Row extends object, Column extends keyof Row & string>(
  from: Loaded<Row, Row[] | PackedRows<Row>>,
  column: Column,
  target: Pick<Loaded<unknown>, 'file' | 'keys' | 'keysKnown'>,
  targetColumn: string,
  report: Report,
): void {
  if (!target.keysKnown) return;
  const values = from.rows instanceof PackedRows ? from.rows.column(column) : from.rows.map((row) => row[column]);
  for (const [index, value] of values.entries()) {
    if (value === null || target.keys.has(String(value))) continue;
    const message = `${quote(String(value))} is no ${targetColumn} of ${target.file}; add it there or name one that is there`;
    report({ file: from.file, line: from.lines[index] ?? null, column, message });
  }
}

/** Badges have no file; achievements.csv defines them. */
function checkBadges({ players, achievements }: Folder, report: Report): void {
  if (!achievements.complete) return;
  const badges = new Set(achievements.rows.map((row) => row.badge_id));
  for (const [index, { badge_id: badge }] of players.rows.entries()) {
    if (badge === null || badges.has(badge)) continue;
    const message = `${quote(badge)} is no badge_id of achievements.csv; add the badge there or leave this empty`;
    report({ file: players.file, line: players.lines[index] ?? null, column: 'badge_id', message });
  }
}

function checkUnlockedItems({ unlocked_items: unlocked, items }: Folder, report: Report): void {
  if (!items.complete) return;
  const owners = new Map(items.rows.map((item) => [item.id, item.player_id]));
  for (const [index, { player_id: player, item_id: item }] of unlocked.rows.entries()) {
    const owner = owners.get(item);
    if (owner === undefined || owner === player) continue;
    const message = `${quote(item)} is an item of player ${owner}; name an item of player ${player}`;
    report({ file: unlocked.file, line: unlocked.lines[index] ?? null, column: 'item_id', message });
  }
}

export function checkReferences(folder: Folder, report: Report): void {
  const { countries, players, courses, tees, rounds, items } = folder;
  checkColumn(players, 'code', countries, 'code', report);
  checkBadges(folder, report);
  checkColumn(folder.channels, 'player_id', players, 'id', report);
  checkColumn(courses, 'code', countries, 'code', report);
  checkColumn(tees, 'course_id', courses, 'id', report);
  checkColumn(folder.course_images, 'course_id', courses, 'id', report);
  checkColumn(rounds, 'player_id', players, 'id', report);
  checkColumn(rounds, 'tee_id', tees, 'id', report);
  checkColumn(folder.trophies, 'player_id', players, 'id', report);
  checkColumn(folder.trophies, 'score_id', rounds, 'id', report);
  checkColumn(folder.achievements, 'player_id', players, 'id', report);
  checkColumn(items, 'player_id', players, 'id', report);
  checkColumn(folder.cabinets, 'player_id', players, 'id', report);
  checkColumn(folder.unlocked_items, 'player_id', players, 'id', report);
  checkColumn(folder.unlocked_items, 'item_id', items, 'id', report);
  checkUnlockedItems(folder, report);
}

export * from './api-description.ts';
export { boardSchema, type Board } from './board-answer.ts';
export { boardResource } from './board.ts';
export * from './boards.ts';
export * from './cabinet.ts';
export * from './click-log.ts';
export { record, rows } from './decode.ts';
export { countrySchema, type Country } from './countries-answer.ts';
export { countriesResource } from './countries.ts';
export * from './course-lines.ts';
export * from './course-summary.ts';
export * from './courses.ts';
export * from './changes.ts';
export * from './data-file.ts';
export * from './head-to-head.ts';
export {
  channelSchema,
  historyEntrySchema,
  roundSchema,
  type Channel,
  type HistoryEntry,
  type Round,
} from './one-player-answers.ts';
export * from './one-player.ts';
export * from './player-summary.ts';
export { playerSchema, type Player } from './players-answer.ts';
export { playersResource } from './players.ts';
export * from './records.ts';
export { ApiError, DATA_VERSION_HEADER, resource, type Resource } from './resource.ts';
export * from './round-page.ts';
export * from './seasons.ts';
export * from './subscribers.ts';
export { totalShotsSchema, type TotalShots } from './total-shots-answer.ts';
export { totalShotsResource } from './total-shots.ts';
export * from './updates.ts';

export * from './course-title.ts';
export * from './csv.ts';
export * from './days.ts';
export * from './plain.ts';
export * from './round-rows.ts';
export * from './score.ts';
export * from './share.ts';
export * from './time-ago.ts';

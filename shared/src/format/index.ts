export * from './course-title.ts';
export * from './csv.ts';
export * from './days.ts';
export * from './plain.ts';
export * from './score.ts';
export * from './time-ago.ts';

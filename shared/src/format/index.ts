export * from './score.ts';
export * from './time-ago.ts';

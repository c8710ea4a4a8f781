export { describeApi, type ApiDescription, type JsonSchema } from './document.ts';
export { OPERATIONS, type Operation } from './operations.ts';

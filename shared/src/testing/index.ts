export { answer } from './answers.ts';
export { stubApi, stubDeadApi, stubSilentApi } from './api.ts';
export { describeRemoteContract } from './contract.tsx';
export { recordStatus } from './record-status.ts';
export { expectConsole, forgiveConsole } from './setup.ts';
export { installTopLayer } from './top-layer.ts';

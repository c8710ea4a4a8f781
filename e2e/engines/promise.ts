import type { EngineName } from '@golf/tools/engines';
import type { Visitor } from './visitor.ts';

/** Behaviour that holds in every browser; `run` throws where it does not. */
export interface EnginePromise {
  name: string;
  /** Browsers in which it cannot be tried, with the reason. */
  leftOut?: Partial<Record<EngineName, string>>;
  run(visitor: Visitor): Promise<void>;
}

/** Every script of the site. */
export const SCRIPTS = /\.js(?:\?|$)/;

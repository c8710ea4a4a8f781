import type { EngineName } from '@golf/tools/engines';
import type { Visitor } from './visitor.ts';

/** What holds in every browser: what it is called, and what a visitor does to see it. Throws where it does not hold. */
export interface EnginePromise {
  name: string;
  /** Browsers in which it cannot be tried, and why. */
  leftOut?: Partial<Record<EngineName, string>>;
  run(visitor: Visitor): Promise<void>;
}

/** Every script of the site. */
export const SCRIPTS = /\.js(?:\?|$)/;

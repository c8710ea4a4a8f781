import type { StoredBoards } from './board-history.ts';

export interface RoundFacts {
  /** ISO day. */
  date: string;
  course: string;
  holes: number;
  gross: number;
}

/** A round as known before and after an import. Null: unknown then. */
export interface CorrectedRound {
  id: number;
  player_id: number;
  was: RoundFacts | null;
  is: RoundFacts | null;
}

/** Body of a row of `corrections`. */
export interface StoredCorrection {
  /** Rounds up to `known_until`, the newest first. */
  rounds: CorrectedRound[];
  /** Handicaps up to `known_until` as known before the import, of the players whose handicaps it corrected. */
  boards: StoredBoards;
}

/** One step of the calculation: its name, the formula with the numbers filled in (if any), and the result. */
export interface Step {
  name: string;
  sum?: string;
  /** The result before rounding, if different. */
  exact?: string;
  result: string;
}

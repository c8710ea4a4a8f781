/** One step of the calculation: what is calculated, the formula with the numbers filled in (if any), and the result. */
export interface Step {
  name: string;
  sum?: string;
  /** The result before it is rounded, where that is another figure. */
  exact?: string;
  result: string;
}

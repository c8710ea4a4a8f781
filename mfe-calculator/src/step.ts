/** One step of the calculation: what is calculated, the formula with the numbers filled in (if any), and the result. */
export interface Step {
  name: string;
  sum?: string;
  result: string;
}

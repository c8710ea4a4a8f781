/** Negotiator brings no types, and those of others do not know `preferred` (its version 1.0). */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** Those on offer that the client accepts, best first; among equals those `preferred` first. */
    encodings(offered: readonly string[], options?: { preferred?: readonly string[] }): string[];
  }
}

/** Maximum characters of a change note, as it is shown in a list. */
const LONGEST = 140;

/**
 * Validates a change note: one sentence for visitors.
 * @throws Error when it is invalid
 */
export function parseMessage(text: string): string {
  const line = text.trim();
  if (line !== '' && line.length <= LONGEST && !/[\r\n]/.test(line)) return line;
  throw new Error(`-m is one line of 1 to ${LONGEST} characters: what visitors notice of the release.`);
}

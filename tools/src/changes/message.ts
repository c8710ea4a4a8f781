/** Characters of what a release says of itself: it is read in a list. */
const LONGEST = 140;

/** What a release changes, in a sentence for visitors. @throws Error when it is none */
export function parseMessage(text: string): string {
  const line = text.trim();
  if (line !== '' && line.length <= LONGEST && !/[\r\n]/.test(line)) return line;
  throw new Error(`-m is one line of 1 to ${LONGEST} characters: what visitors notice of the release.`);
}

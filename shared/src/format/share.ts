/** Where X opens a post about a page, with its address and words filled in. */
export function shareOnX(address: string, words: string): string {
  return `https://x.com/intent/post?${new URLSearchParams({ url: address, text: words }).toString()}`;
}

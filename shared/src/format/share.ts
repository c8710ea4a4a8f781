/** Address of a new post on X, with the page's address and the text filled in. */
export function shareOnX(address: string, words: string): string {
  return `https://x.com/intent/post?${new URLSearchParams({ url: address, text: words }).toString()}`;
}

/** A row may not be there yet: looked for this often ... */
const ATTEMPTS = 30;
/** ... this far apart, in milliseconds. */
const INTERVAL = 100;

/** Brings an element into view as soon as it exists. Returns the way to call it off. */
export function scrollToRow(find: () => Element | null | undefined, block: ScrollLogicalPosition): () => void {
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const row = find();
    // Not in jsdom.
    if (row) row.scrollIntoView?.({ block });
    else if (++attempt < ATTEMPTS) timer = setTimeout(look, INTERVAL);
  };
  // After the page's own "to the top" of a new route.
  timer = setTimeout(look, 0);
  return () => clearTimeout(timer);
}

/** Records the messages of polite live regions from now on. @returns all messages so far, in order */
export function recordStatus(): () => string[] {
  const said: string[] = [];
  const hear = (mutations: MutationRecord[]) => {
    const regions = new Set(
      mutations.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest('[role=status], [aria-live=polite]') ?? [];
      }),
    );
    said.push(...[...regions].flatMap(({ textContent }) => textContent.trim() || []));
  };
  const observer = new MutationObserver(hear);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    hear(observer.takeRecords());
    return said;
  };
}

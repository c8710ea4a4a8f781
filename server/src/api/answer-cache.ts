import { sizeOf, type Answer } from './answer.ts';

/** Answers by path, held below a number of bytes: the one asked for the longest ago goes first. */
export function createAnswerCache(maxBytes: number) {
  const kept = new Map<string, Answer>();
  let bytes = 0;

  function remove(path: string): void {
    const answer = kept.get(path);
    if (!answer) return;
    kept.delete(path);
    bytes -= sizeOf(answer);
  }

  return {
    get(path: string): Answer | undefined {
      const answer = kept.get(path);
      if (!answer) return undefined;
      kept.delete(path);
      kept.set(path, answer);
      return answer;
    },
    set(path: string, answer: Answer): void {
      remove(path);
      kept.set(path, answer);
      bytes += sizeOf(answer);
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes || oldest === path) break;
        remove(oldest);
      }
    },
    clear(): void {
      kept.clear();
      bytes = 0;
    },
    /** Bytes held now. */
    bytes: () => bytes,
  };
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

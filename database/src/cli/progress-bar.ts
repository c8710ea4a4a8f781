import type { WriteStream } from 'node:tty';

const WIDTH = 24;
const CLEAR_LINE = '\r\u001b[2K';

export interface ProgressBar {
  show(label: string, done: number, total: number): void;
  end(): void;
}

/** A progress bar on a terminal; no output otherwise. */
export function createProgressBar(stream: Pick<WriteStream, 'isTTY' | 'write'>): ProgressBar {
  let shown = '';
  const draw = (line: string) => {
    if (!stream.isTTY || line === shown) return;
    stream.write(CLEAR_LINE + line);
    shown = line;
  };
  return {
    show(label, done, total) {
      const share = total === 0 ? 1 : done / total;
      const filled = Math.round(share * WIDTH);
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      draw(`${label.padEnd(22)} ${bar} ${String(Math.floor(share * 100)).padStart(3)} %`);
    },
    end: () => draw(''),
  };
}

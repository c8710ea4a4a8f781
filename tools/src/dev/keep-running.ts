import type { ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';

export interface Kept {
  /** For messages: "mfe-courses". */
  name: string;
  /** Source folder. A change in it restarts the program. */
  folder: string;
  start: () => ChildProcess;
  say: (line: string) => void;
}

/** Files that a starting program writes itself; they do not count as changes. */
const OWN = /(^|[/\\])(node_modules|\.__mf__temp)([/\\]|$)/;

/**
 * Keeps a program running in the background. When it ends, that is logged, other programs are not affected, and it is
 * restarted after a change of its files: an earlier restart would fail again.
 * @returns stops it for good
 */
export function keepRunning({ name, folder, start, say }: Kept): () => void {
  let child: ChildProcess;
  let watcher: ReturnType<typeof watch> | null = null;

  function onEnd(code: number | null): void {
    say(
      `${name} has ended (${code ?? 'by a signal'}): why stands above. The others run; it is started again when a file of it changes.`,
    );
    watcher = watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || OWN.test(file)) return;
      watcher?.close();
      watcher = null;
      say(`${name} is started again.`);
      run();
    });
    watcher.on('error', (error) =>
      say(`${name} stays ended, its folder cannot be watched: ${error.message}. Start the command again.`),
    );
  }

  function run(): void {
    child = start();
    child.once('exit', onEnd);
  }

  run();
  return () => {
    watcher?.close();
    child.off('exit', onEnd).kill();
  };
}

import type { ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';

export interface Kept {
  /** For the message: "mfe-courses". */
  name: string;
  /** What it is made of: it is started again when a file in here changes. */
  folder: string;
  start: () => ChildProcess;
  say: (line: string) => void;
}

/** What a program writes while it starts is no change of what it is made of. */
const OWN = /(^|[/\\])(node_modules|\.__mf__temp)([/\\]|$)/;

/**
 * Keeps a program running beside others. One that ends says so, costs the others nothing, and is started again once
 * somebody has changed a file of it: until then it would only end again.
 * @returns ends it for good
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

import type { VisitSample } from '@golf/shared/platform/contract';

/** Version of an app on this page; undefined: not on it. */
export type VersionOf = (app: string) => string | undefined;

const SHELL = 'shell';
/** Frames longer than this are long, in milliseconds. */
const LONG = 50;
/** Time after a press in which the shell's scripts work for the pressed slot, in milliseconds. */
const AFTER_PRESS = 1000;
const FRAMES = 'long-animation-frame';

/** App of the slot around a node: "mfe-courses"; the shell outside every slot. */
export function slotAppOf(node: Node | null): string {
  const near = node instanceof Element ? node : node?.parentElement;
  return near?.closest<HTMLElement>('[data-boundary]')?.dataset['boundary']?.split('/', 1)[0] ?? SHELL;
}

/**
 * App at fault: that of the script. React's listeners and most of a remote's rendering begin in a script of the shell,
 * which then works for a slot.
 * @param address URL of the script; other scripts than those of releases count as the shell's
 * @param slot app of the slot
 */
export function blamedFor(address = '', slot = SHELL): string {
  const app = /\/releases\/([\w-]+)\//.exec(address)?.[1] ?? SHELL;
  return app === SHELL ? slot : app;
}

/**
 * Watches which apps a visit shows, and whose scripts make long frames.
 * @returns the sample, once the visitor leaves
 */
export function sampleVisit(
  versionOf: VersionOf,
): (shift: VisitSample['shift'], blame: VisitSample['blame']) => VisitSample {
  const shown = new Set([SHELL]);
  const look = () => {
    for (const slot of document.querySelectorAll('[data-boundary]')) shown.add(slotAppOf(slot));
  };
  look();
  let [pressed, pressedAt] = [SHELL, Number.NEGATIVE_INFINITY];
  const onPress = ({ target, timeStamp }: Event) => {
    [pressed, pressedAt] = [slotAppOf(target instanceof Node ? target : null), timeStamp];
    look();
  };
  for (const type of ['pointerdown', 'click', 'keydown']) {
    addEventListener(type, onPress, { capture: true, passive: true });
  }

  const frames: Record<string, number> = {};
  const addFrames = (entries: PerformanceEntryList) => {
    // Cast: the observer asks for nothing else.
    for (const { startTime, duration, scripts } of entries as PerformanceLongAnimationFrameTiming[]) {
      const [longest] = scripts.toSorted((a, b) => b.duration - a.duration);
      // A frame without a long script is nobody's: layout and paint of the whole page.
      if (!longest) continue;
      const isPressed = startTime + duration >= pressedAt && startTime < pressedAt + AFTER_PRESS;
      const app = blamedFor(longest.sourceURL, isPressed ? pressed : SHELL);
      frames[app] = (frames[app] ?? 0) + Math.round(duration - LONG);
    }
  };
  const observer = globalThis.PerformanceObserver?.supportedEntryTypes?.includes(FRAMES)
    ? new PerformanceObserver((list) => addFrames(list.getEntries()))
    : null;
  observer?.observe({ type: FRAMES, buffered: true });

  return (shift, blame) => {
    look();
    if (observer) addFrames(observer.takeRecords());
    const apps = new Set([...shown, ...Object.values(blame), ...Object.keys(frames)]);
    const versions = [...apps].flatMap((app) => {
      const version = versionOf(app);
      return version === undefined ? [] : [[app, version] as const];
    });
    return { versions: Object.fromEntries(versions), shift, blame, ...(observer && { frames }) };
  };
}

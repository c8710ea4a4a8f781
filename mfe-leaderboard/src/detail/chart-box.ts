/** Pixels of a rem at the browser's usual font size. */
const USUAL = 16;

/**
 * Room around the lines of the chart for its labels, in px at the usual font size: the picture and the chart that takes
 * over stand in the same place.
 */
export const PLOT = { left: 40, right: 44, top: 36, bottom: 34 } as const;

/** A chart grows with the letters that a visitor has asked for: its lengths are written in px at the usual font size. */
export const rem = (px: number): string => `${px / USUAL}rem`;

/** How many times the usual size letters have in this browser. */
export const sizeOfLetters = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;

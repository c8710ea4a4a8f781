/** Pixels of a rem at the browser's usual font size. */
const USUAL = 16;

/**
 * Space around the plot for labels, in px at the usual font size. The server-rendered picture and the chart share it,
 * so that the chart replaces the picture without a shift.
 */
export const PLOT = { left: 40, right: 44, top: 36, bottom: 34 } as const;

/** Converts px at the usual font size to rem: the chart grows with the visitor's font size. */
export const rem = (px: number): string => `${px / USUAL}rem`;

/** The browser's font size relative to the usual size. */
export const sizeOfLetters = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;

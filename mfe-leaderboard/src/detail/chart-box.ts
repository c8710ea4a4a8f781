/** Room around the lines of the chart for its labels, in px: the picture and the chart that takes over stand in the same place. */
export const PLOT = { left: 40, right: 44, top: 36, bottom: 34 } as const;

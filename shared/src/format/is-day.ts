/** Whether a text is an ISO day of the calendar: "2025-08-01", and not "2025-02-30". */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

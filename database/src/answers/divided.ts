/** Whole units ÷ per, rounded to two decimals, half towards plus infinity. */
export const divided = (value: number, per: number) => Math.floor((200 * value + per) / (2 * per)) / 100;

/** Whole units ÷ per, two decimals at most, half towards plus infinity. */
export const divided = (value: number, per: number) => Math.floor((200 * value + per) / (2 * per)) / 100;

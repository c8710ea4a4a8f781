/** How much slower than this machine the visitor's is. */
export const CPU = 4;

/** The visitor's network. Chromium sometimes stops reading what has arrived when uploads are limited, too. */
export const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: -1 };

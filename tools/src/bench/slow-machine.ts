/** CPU throttling factor of the visitor's machine. */
export const CPU = 4;

/** Network of the visitor. Uploads are not limited: Chromium then sometimes stops reading received data. */
export const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: -1 };

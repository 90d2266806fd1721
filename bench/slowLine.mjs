/** A phone's slow line, as the browser is told it: 1.6 Mbit/s and 150 ms for a round trip. */
export const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 96_000 }

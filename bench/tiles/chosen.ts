const query = new URLSearchParams(location.search)

/** What the driver asks of an implementation. */
export const chosen = {
  name: query.get('impl') ?? 'ours',
  /** The first tiles of the page are measured: styles that are written at run time are not there yet. */
  isCold: query.get('clock') === 'cold',
  /** Rows out of sight cost nothing. */
  isChunked: query.get('form') !== 'plain',
  /** Our list leaves the artwork of far rows out, as it does on a page; otherwise everyone shows every picture. */
  leavesOutFar: query.get('form') === 'page',
}

/** One page of an answer as an export needs it. */
export interface RowPage<Row> {
  readonly rows: readonly Row[]
  readonly totalPages: number
}

/** All rows of a filter, page after page; tells how much of them is there, from 0 to 1. */
export async function collectRows<Row>(
  loadPage: (pageNo: number) => Promise<RowPage<Row>>,
  rowKey: (row: Row) => string,
  onProgress: (done: number) => void,
): Promise<readonly Row[]> {
  const found = new Map<string, Row>()
  let page = 1
  let pages = 1
  do {
    const answer = await loadPage(page)
    // A row that came meanwhile pushes the others on by one, so that one may come twice.
    for (const row of answer.rows) found.set(rowKey(row), row)
    pages = answer.totalPages
    onProgress(pages === 0 ? 1 : Math.min(page / pages, 1))
    page += 1
  } while (page <= pages)
  return [...found.values()]
}

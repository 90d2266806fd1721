interface PageQuery {
  readonly pageNo?: number | undefined
  readonly pageSize?: number | undefined
}

export interface Page {
  readonly limit: number
  readonly offset: number
  /** The parts every paged answer has besides its rows. */
  readonly info: (totalCount: number) => { totalPages: number; totalCount: number }
}

/** Reads the page asked for; the request check has already filled in the operation's defaults. */
export function readPage({ pageNo = 1, pageSize = 20 }: PageQuery): Page {
  return {
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
    info: (totalCount) => ({ totalCount, totalPages: Math.ceil(totalCount / pageSize) }),
  }
}

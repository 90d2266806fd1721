/** What a grid shows of an answer: kept rows count as ready, an error only where nothing is there to show. */
export function gridState(answer: {
  readonly data: unknown
  readonly isError: boolean
}): 'ready' | 'loading' | 'error' {
  if (answer.data !== undefined) return 'ready'
  return answer.isError ? 'error' : 'loading'
}

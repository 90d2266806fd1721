type RecordsState = 'loading' | 'ready' | 'error' | 'offline'

interface Answer {
  readonly data: unknown
  readonly isError: boolean
  readonly isPlaceholderData: boolean
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
}

/** How a page of records stands. Rows of another filter are no answer; without a network it says so instead of waiting. */
export function recordsState(answer: Answer, isOnline: boolean): RecordsState {
  if (answer.isError) return isOnline ? 'error' : 'offline'
  if (answer.data !== undefined && !answer.isPlaceholderData) return 'ready'
  return answer.fetchStatus === 'paused' ? 'offline' : 'loading'
}

import { ErrorState, errorStateLabels } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useLanguage } from '../words/words.ts'

/** How far a question to the gateway is. */
export interface Asked {
  readonly data: unknown
  readonly isPending: boolean
  readonly isError: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface AskedStateProps {
  readonly query: Asked
  /** About as many lines as what is waited for will have. */
  readonly lines?: number
}

/** Stands for an answer until it is there, and says so where none comes. */
export function AskedState({ query, lines = 4 }: AskedStateProps) {
  const { say, kit } = useLanguage()
  if (query.data !== undefined) return undefined
  if (!query.isError) return <Skeleton shape="text" lines={lines} />
  return (
    <ErrorState
      title={say('offline')}
      labels={{ ...errorStateLabels, ...kit('ErrorState') }}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}

import { Button } from '@foyer/ui/Button'
import { Notice, noticeLabels } from '@foyer/ui/Notice'
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

/** Stands for an answer until it is there, and says so where none comes: in a line, as several parts may fail at once. */
export function AskedState({ query, lines = 4 }: AskedStateProps) {
  const { say, kit } = useLanguage()
  if (query.data !== undefined) return undefined
  if (!query.isError) return <Skeleton shape="text" lines={lines} />
  return (
    <Notice
      tone="negative"
      action={
        <Button size="small" isBusy={query.isFetching} onClick={() => void query.refetch()}>
          {kit('ErrorState').retry}
        </Button>
      }
      labels={{ ...noticeLabels, ...kit('Notice') }}
    >
      {say('offline')}
    </Notice>
  )
}

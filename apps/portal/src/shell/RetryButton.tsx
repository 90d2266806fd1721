import { Button } from '@foyer/ui/Button'
import { useShellT } from './useShellT.ts'

interface RetryButtonProps {
  /** What happened, where no words stand beside it. */
  readonly title?: string
  readonly isBusy?: boolean
  readonly onRetry: () => void
}

export function RetryButton({ title, isBusy, onRetry }: RetryButtonProps) {
  const t = useShellT()
  return (
    <Button title={title} isBusy={isBusy} onClick={onRetry}>
      {t('retry')}
    </Button>
  )
}

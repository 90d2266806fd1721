import { Button } from '@foyer/ui/Button'
import { EmptyState } from '@foyer/ui/EmptyState'
import { useRuntime } from '../model/calls.ts'
import type { LotteryPageId } from '../model/lotteryPages.ts'
import { useT } from '../model/useT.ts'

/** An address names a lottery that is not there. */
export function LotteryGone({ page }: { page: LotteryPageId }) {
  const t = useT()
  const { href } = useRuntime()
  return (
    <EmptyState size="page" title={t('goneTitle')} actions={<Button href={href(page)}>{t('backToList')}</Button>}>
      {t('goneText')}
    </EmptyState>
  )
}

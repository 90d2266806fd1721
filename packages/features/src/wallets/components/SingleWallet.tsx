import { useActions, useFormats } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { Drawing, walletDrawing } from '@foyer/ui/Drawing'
import { EmptyState } from '@foyer/ui/EmptyState'
import { useOperation, useRuntime } from '../model/calls.ts'
import { useT } from '../model/useT.ts'

/** One wallet pays for everything (EN03): there is nothing to move, and this is what is in it. */
export function SingleWallet() {
  const t = useT()
  const { money } = useFormats()
  const { href, moduleOn } = useRuntime()
  const { openCentre } = useActions()
  const { data } = useOperation('balance', undefined)
  return (
    <EmptyState
      title={data ? t('singleTitle', { balance: money(data.sumBalance) }) : t('singleTitleAsking')}
      icon={<Drawing of={walletDrawing} />}
      actions={
        <>
          {moduleOn('deposit') && (
            <Button tone="primary" onClick={() => openCentre('member.depositv2')}>
              {t('deposit')}
            </Button>
          )}
          <Button href={href('home')}>{t('games')}</Button>
        </>
      }
    >
      {t('singleText')}
    </EmptyState>
  )
}

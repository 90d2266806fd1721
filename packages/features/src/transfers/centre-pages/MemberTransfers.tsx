import type { Operations, ValueOf } from '@foyer/contract'
import { useCentreHref, useFormats, useLabels } from '@foyer/feature-api'
import { dateIn, formatDate } from '@foyer/rules'
import { Button } from '@foyer/ui/Button'
import { MemberTransfer, type SentMoney } from '@foyer/ui/centre/MemberTransfer'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useState } from 'react'
import { useOperation, useRuntime } from '../model/calls.ts'
import { partnerOf, useRecipients } from '../model/useRecipients.ts'
import { useSend } from '../model/useSend.ts'
import { useT } from '../model/useT.ts'

type Transfers = ValueOf<Operations['memberTransfers']>

/** Money to the account above (P05). */
export const TransferUpline = () => <MemberTransfers direction="up" />

/** Money to an account below (X07). */
export const TransferDownline = () => <MemberTransfers direction="down" />

/**
 * Money to another account: to whom, how much, what is left, and what was sent before. Whoever has accounts below chooses
 * among them and the one above.
 */
function MemberTransfers({ direction }: { readonly direction: 'up' | 'down' }) {
  const t = useT()
  const { config, moduleOn } = useRuntime()
  const formats = useFormats()
  const hrefOf = useCentreHref()
  const errorLabels = useLabels('ErrorState')
  const labels = useLabels('MemberTransfer')
  const transfers = useOperation('memberTransfers', undefined)
  const balance = useOperation('balance', undefined)
  const [doneId, setDoneId] = useState<string>()
  const send = useSend(({ reference }) => setDoneId(reference))
  const { recipients, all } = useRecipients(transfers.data?.upline)
  const asked = [transfers, balance, all]
  if (!transfers.data || !balance.data || !all.data) {
    if (!asked.some(({ isError }) => isError)) return <Skeleton shape="form" lines={3} />
    const again = (): void => void Promise.all(asked.map(({ refetch }) => refetch()))
    return <ErrorState onRetry={again} isRetrying={asked.some(({ isFetching }) => isFetching)} labels={errorLabels} />
  }
  const { upline, sent } = transfers.data
  const hasRecord = moduleOn('records')
  const depositButton = moduleOn('deposit') && <Button href={hrefOf('member.depositv2', {})}>{t('deposit')}</Button>
  const isUp = direction === 'up'
  // An address can be opened by whoever has nobody on its side of the tree.
  if (isUp ? !upline : !recipients)
    return (
      <EmptyState title={t(isUp ? 'noneTitle' : 'nobodyTitle')} actions={depositButton}>
        {t(isUp ? 'noneText' : 'nobodyText')}
      </EmptyState>
    )
  const item = ({ reference, to, ...money }: Transfers['sent'][number]): SentMoney => {
    const day = formatDate(dateIn(new Date(money.time), formats.timeZone))
    const entry = { from: day, to: day, kind: 'transfer', reference }
    return {
      ...money,
      id: reference,
      to: partnerOf(to),
      href: hasRecord ? hrefOf('member.transactionHistory', entry) : undefined,
    }
  }
  const items = sent.map(item)
  return (
    <MemberTransfer
      to={isUp && upline ? partnerOf(upline) : undefined}
      recipients={recipients}
      balance={balance.data.sumBalance}
      decimals={config.currency.decimals}
      symbol={config.currency.symbol}
      onSend={send}
      done={items.find(({ id }) => id === doneId)}
      onAgain={() => setDoneId(undefined)}
      sent={items}
      wayToMoney={depositButton}
      formats={formats}
      labels={labels}
    />
  )
}

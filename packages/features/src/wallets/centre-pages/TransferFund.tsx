import type { WalletTransfer } from '@foyer/contract'
import { useLabels } from '@foyer/feature-api'
import { PaymentFrame } from '@foyer/ui/centre/PaymentFrame'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useState } from 'react'
import { SingleWallet } from '../components/SingleWallet.tsx'
import { TransferForm } from '../components/TransferForm.tsx'
import { TransferItem } from '../components/TransferItem.tsx'
import { Wallets } from '../components/Wallets.tsx'
import { useOperation } from '../model/calls.ts'
import { type BringBack, useBringBack } from '../model/useBringBack.ts'
import { useT } from '../model/useT.ts'
import { useTransfers } from '../model/useTransfers.ts'

/** Transfers between wallets (P02): what is in each, what is under way, and a form for both ways. */
export function TransferFundPage() {
  const t = useT()
  const labels = useLabels('ErrorState')
  const kind = useOperation('merchantWallet', undefined)
  const wallets = useTransfers()
  const back = useBringBack(wallets.data?.list ?? [])
  const [moved, setMoved] = useState<readonly WalletTransfer[]>([])
  if ((kind.isError && !kind.data) || (wallets.isError && !wallets.data)) {
    const retry = (): void => {
      void kind.refetch()
      void wallets.refetch()
    }
    return <ErrorState onRetry={retry} isRetrying={kind.isFetching || wallets.isFetching} labels={labels} />
  }
  if (!kind.data || !wallets.data) return <Skeleton shape="form" lines={3} />
  const { list, transfers } = wallets.data
  if (kind.data.isSingle && list.length === 0 && transfers.length === 0) return <SingleWallet />
  const open = list.filter(({ isClosed }) => !isClosed)

  const names = new Map(list.map(({ vendor, name }) => [vendor, name]))
  const items = (isPending: boolean) =>
    transfers
      .filter(({ status }) => (status === 'PENDING') === isPending)
      .map((transfer) => (
        <TransferItem
          key={transfer.reference}
          transfer={transfer}
          name={names.get(transfer.vendor) ?? transfer.vendor}
        />
      ))
  const [pending, ended] = [items(true), items(false)]
  return (
    <PaymentFrame
      notice={
        !(kind.data.isSingle && list.length === 0) && (
          <Wallets wallets={list} back={{ ...back, results: asTheyAre(back.results, transfers) }} />
        )
      }
      news={pending.length > 0 && pending}
      historyTitle={t('history')}
      history={ended.length > 0 ? ended : <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
    >
      {kind.data.isSingle ? (
        <SingleWallet />
      ) : (
        <TransferForm
          key={moved.length}
          wallets={open}
          last={moved.at(-1)}
          onMoved={(transfer) => {
            setMoved([...moved, transfer])
            back.tell(transfer)
          }}
        />
      )}
    </PaymentFrame>
  )
}

/** What is told at a wallet follows its transfer: one that was on its way ends while the page is open. */
const asTheyAre = (results: BringBack['results'], transfers: readonly WalletTransfer[]): BringBack['results'] =>
  Object.fromEntries(
    Object.entries(results).map(([vendor, result]) => {
      const now = transfers.find(
        (one) => typeof result === 'object' && 'reference' in result && one.reference === result.reference,
      )
      return [vendor, now ?? result]
    }),
  )

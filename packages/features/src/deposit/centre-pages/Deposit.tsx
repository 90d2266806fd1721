import type { Deposit } from '@foyer/contract'
import { problemText, useAddressQuery, useLabels } from '@foyer/feature-api'
import { readDecimal } from '@foyer/rules'
import { PaymentFrame } from '@foyer/ui/centre/PaymentFrame'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { LoadMore } from '@foyer/ui/LoadMore'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useEffect, useState } from 'react'
import { DepositForm } from '../components/DepositForm.tsx'
import { DepositItem } from '../components/DepositItem.tsx'
import { OutcomeNotice } from '../components/OutcomeNotice.tsx'
import { useRuntime } from '../model/calls.ts'
import type { DepositValues } from '../model/checkValues.ts'
import { newsOf } from '../model/depositState.ts'
import { depositParameter, takePlace } from '../model/placeLeft.ts'
import { useDeposits } from '../model/useDeposits.ts'
import { useStart } from '../model/useStart.ts'
import { useT } from '../model/useT.ts'

/** Deposits (P03): what waits, a form that says everything before it is sent, and what was before. */
export function DepositPage() {
  const t = useT()
  const runtime = useRuntime()
  const { config, language, navigate } = runtime
  const form = { symbol: config.currency.symbol, language: language.tag }
  const labels = useLabels('ErrorState')
  const moreLabels = useLabels('LoadMore')
  const [query] = useAddressQuery()
  const wanted = query.get(depositParameter) ?? undefined
  const { methods, waiting, past, latest, tell, isBroken, isAsking, askAgain, loadMore, isLoadingMore } =
    useDeposits(wanted)
  const start = useStart()
  const [begun, setBegun] = useState<Deposit>()
  const [chosen, setChosen] = useState<Deposit>()
  // Each time the form begins anew.
  const [turn, setTurn] = useState(0)
  const [asked, setAsked] = useState<string>()
  useEffect(() => {
    const place = wanted && takePlace(wanted)
    if (place) navigate(place, { replace: true })
  }, [wanted, navigate])
  if (isBroken) return <ErrorState onRetry={askAgain} isRetrying={isAsking} labels={labels} />
  if (!methods || !waiting) return <Skeleton shape="form" lines={3} />

  const isOver = (reference: string | undefined): boolean => past.some((one) => one.reference === reference)
  const told = [latest, wanted].find(isOver)
  const outcome = past.find(({ reference }) => reference === told)
  const came = past.find(({ reference }) => reference === wanted)
  const before = chosen ?? (begun === undefined && came?.status !== 'CREDITED' ? came : undefined)
  const first = methods.list.find(({ methodId }) => methodId === begun?.methodId) ?? methods.list[0]
  const valuesOf = (methodId: string, amount: string): DepositValues => {
    const minor = readDecimal(amount, methods.decimals)
    return { method: methodId, ...(minor !== undefined && { amount: minor }) }
  }
  const initial: DepositValues = before
    ? valuesOf(before.methodId, before.amount)
    : first
      ? valuesOf(first.methodId, first.presets[1] ?? first.minAmount)
      : {}
  const fillIn = (deposit: Deposit | undefined): void => {
    setChosen(deposit)
    setTurn(turn + 1)
  }
  const ask = async ({ methodId, amount, reference }: Deposit): Promise<void> => {
    setAsked(reference)
    try {
      const { status, instructions } = await start({ methodId, amount })
      if (status === 'PENDING' && !instructions) runtime.toast({ tone: 'negative', text: t('askedInVain') })
    } catch (error) {
      runtime.toast({ tone: 'negative', text: problemText(runtime, error) })
    }
    setAsked(undefined)
  }
  const item = (deposit: Deposit) => (
    <DepositItem
      key={deposit.reference}
      deposit={deposit}
      form={form}
      isAsking={asked === deposit.reference}
      onAsk={() => void ask(deposit)}
      onAgain={() => fillIn(deposit)}
      isNew={newsOf(begun, deposit) === 'item'}
    />
  )
  return (
    <PaymentFrame
      notice={
        outcome && (
          <OutcomeNotice
            key={outcome.reference}
            deposit={outcome}
            form={form}
            isKept={outcome.reference === before?.reference}
            isNew={newsOf(begun, outcome) === 'outcome'}
          />
        )
      }
      news={waiting.length > 0 && waiting.map(item)}
      historyTitle={t('history')}
      history={
        <>
          {past.length > 0 ? (
            past.map(item)
          ) : (
            <EmptyState title={t(waiting.length > 0 ? 'emptyPast' : 'emptyTitle')}>
              {waiting.length > 0 ? t('emptyPastText') : methods.list.length > 0 && t('emptyText')}
            </EmptyState>
          )}
          {loadMore && <LoadMore onLoad={loadMore} isBusy={isLoadingMore} labels={moreLabels} />}
        </>
      }
    >
      {methods.list.length > 0 ? (
        <DepositForm
          key={`${turn} ${before?.reference ?? ''}`}
          methods={methods}
          form={form}
          initial={initial}
          isCalled={chosen !== undefined}
          onStarted={(deposit) => {
            setBegun(deposit)
            tell(deposit.reference)
            fillIn(deposit.status === 'FAILED' ? deposit : undefined)
          }}
        />
      ) : (
        <EmptyState title={t('noMethodsTitle')}>{t('noMethodsText')}</EmptyState>
      )}
    </PaymentFrame>
  )
}

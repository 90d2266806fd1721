import type { Withdrawal } from '@foyer/contract'
import { useActions, useClockOffset, useFormats, useLabels } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { useFrameFocus } from '@foyer/ui/CentreFrame'
import { PaymentFrame } from '@foyer/ui/centre/PaymentFrame'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { LoadMore } from '@foyer/ui/LoadMore'
import { Notice } from '@foyer/ui/Notice'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useState } from 'react'
import { TurnoverToDo } from '../components/Turnover.tsx'
import { Column } from '../components/Withdraw.styles.ts'
import { WithdrawalItem } from '../components/WithdrawalItem.tsx'
import { WithdrawForm } from '../components/WithdrawForm.tsx'
import { useOperation, useRuntime } from '../model/calls.ts'
import { money } from '../model/methodText.ts'
import { useT } from '../model/useT.ts'
import { useWithdrawals } from '../model/useWithdrawals.ts'
import { isOpen } from '../model/withdrawalState.ts'

/** Withdrawals (P04, P22, P23): what is under way and asks for an answer, the form, and what was before. */
export function WithdrawPage() {
  const t = useT()
  const { timeInText } = useFormats()
  const { config, language } = useRuntime()
  const errorLabels = useLabels('ErrorState')
  const noticeLabels = useLabels('Notice')
  const moreLabels = useLabels('LoadMore')
  const { setPaymentPassword } = useActions()
  const { data: methods, ...asked } = useOperation('withdrawalMethods', undefined)
  const { data: accounts, ...saved } = useOperation('bankAccounts', undefined)
  const { data: overview } = useOperation('securityOverview', undefined)
  const { list, isBroken, isAsking, askAgain, loadMore, isLoadingMore } = useWithdrawals()
  const takeFocus = useFrameFocus()
  const [sent, setSent] = useState<Withdrawal>()
  const clockOffset = useClockOffset(list?.some(({ confirmBy }) => confirmBy !== undefined) ?? false)
  if (isBroken || (asked.isError && !methods) || (saved.isError && !accounts))
    return (
      <ErrorState
        isRetrying={isAsking || asked.isFetching || saved.isFetching}
        onRetry={() => {
          askAgain()
          void asked.refetch()
          void saved.refetch()
        }}
        labels={errorLabels}
      />
    )
  if (!methods || !accounts || !list) return <Skeleton shape="form" lines={3} />

  const form = { symbol: config.currency.symbol, language: language.tag, decimals: methods.decimals }
  const hasPassword = overview?.paymentPassword.isSet ?? methods.paymentPasswordSet
  const waiting = list.filter(isOpen)
  const past = list.filter((one) => !isOpen(one))
  const requested = waiting.find(({ reference }) => reference === sent?.reference)
  // What asks for an answer or has just been sent; on a phone nothing else stands before the form.
  const isNews = ({ canConfirm, reference }: Withdrawal): boolean => canConfirm || reference === requested?.reference
  const news = waiting.filter(isNews)
  const others = [...waiting.filter((one) => !isNews(one)), ...past]
  const item = (withdrawal: Withdrawal) => (
    <WithdrawalItem
      key={withdrawal.reference}
      withdrawal={withdrawal}
      form={form}
      clockOffset={clockOffset}
      canCancel={methods.canCancel}
      onGone={takeFocus}
      isNews={isNews(withdrawal)}
      isNew={withdrawal.reference === requested?.reference}
    />
  )
  return (
    <PaymentFrame
      notice={
        requested ? (
          <Notice
            key={requested.reference}
            tone="positive"
            title={t('sent', { amount: money(requested.amount, form) })}
            labels={noticeLabels}
          />
        ) : hasPassword ? (
          methods.heldUntil && (
            <Notice
              tone="warning"
              title={t('heldTitle', { time: timeInText(methods.heldUntil) })}
              labels={noticeLabels}
            >
              {t('heldText')}
            </Notice>
          )
        ) : (
          <Notice
            tone="warning"
            title={t('noPasswordTitle')}
            action={
              <Button size="small" onClick={() => setPaymentPassword({ isSet: false })}>
                {t('setPassword')}
              </Button>
            }
            labels={noticeLabels}
          >
            {t('noPasswordText')}
          </Notice>
        )
      }
      news={news.length > 0 && news.map(item)}
      historyTitle={t('history')}
      history={
        others.length > 0 ? (
          <>
            {others.map(item)}
            {loadMore && <LoadMore onLoad={loadMore} isBusy={isLoadingMore} labels={moreLabels} />}
          </>
        ) : (
          <EmptyState title={t(news.length > 0 ? 'emptyTitle' : 'emptyAll')}>{t('emptyText')}</EmptyState>
        )
      }
    >
      <Column>
        {/[1-9]/.test(methods.turnover.remaining) && <TurnoverToDo turnover={methods.turnover} form={form} />}
        {methods.list.length > 0 ? (
          <WithdrawForm
            methods={methods}
            accounts={accounts}
            form={form}
            hasPassword={hasPassword}
            newest={list[0]?.reference}
            onSent={(withdrawal) => {
              setSent(withdrawal)
              takeFocus('top')
            }}
          />
        ) : (
          <EmptyState title={t('noMethodsTitle')}>{t('noMethodsText')}</EmptyState>
        )}
      </Column>
    </PaymentFrame>
  )
}

import type { Withdrawal } from '@foyer/contract'
import { problemOf, problemText, useFormats, useLabels } from '@foyer/feature-api'
import { writeDecimal } from '@foyer/rules'
import { Button } from '@foyer/ui/Button'
import { Countdown } from '@foyer/ui/Countdown'
import { ArrivalCheck } from '@foyer/ui/centre/ArrivalCheck'
import { Form, type FormRefusal } from '@foyer/ui/Form'
import { useState } from 'react'
import { useRuntime } from '../model/calls.ts'
import { type ArrivalValues, checkArrival } from '../model/checkArrival.ts'
import { type Money, money } from '../model/methodText.ts'
import { useT } from '../model/useT.ts'
import { ArrivalFields } from './ArrivalFields.tsx'

interface ArrivalProps {
  readonly withdrawal: Withdrawal
  readonly form: Money
  readonly clockOffset: number
  readonly onAnswered: () => void
}

/** Asks whether a paid withdrawal has arrived: all of it, a part, or not, with a picture (P22, P23). */
export function Arrival({ withdrawal, form, clockOffset, onAnswered }: ArrivalProps) {
  const t = useT()
  const runtime = useRuntime()
  const { timeInText } = useFormats()
  // Until it is wanted the question is short: the page is for the next withdrawal.
  const [isAnswering, setAnswering] = useState(false)
  const countdown = useLabels('Countdown')
  const labels = useLabels('Form')
  const { reference, payout, receivedAmount = '0', remainingAmount = payout, confirmBy, status } = withdrawal
  const hasPart = /[1-9]/.test(receivedAmount)
  const renew = () => runtime.queries.invalidateQueries({ queryKey: ['withdrawals'] })

  const send = async ({ answer, received, proof }: ArrivalValues): Promise<FormRefusal | undefined> => {
    try {
      if (answer === 'missing')
        await runtime.client.call('withdrawalMissing', { reference, image: proof?.url.split(',')[1] ?? '' })
      else
        await runtime.client.call('confirmWithdrawal', {
          reference,
          ...(answer === 'part' && received !== undefined
            ? { receivedAmount: writeDecimal(received, form.decimals) }
            : {}),
        })
      await renew()
      runtime.toast({ tone: 'positive', text: t(answer === 'missing' ? 'proofSent' : 'answerSent') })
      onAnswered()
      return undefined
    } catch (error) {
      const { code, issues } = problemOf(error)
      if (issues.some(({ path }) => path === '/image')) return { fields: { proof: t('proofRefused') } }
      if (code === 'too_large') return { fields: { proof: t('proofTooLarge') } }
      if (issues.some(({ path }) => path === '/receivedAmount')) return { fields: { received: t('receivedRefused') } }
      if (code === 'state_changed') void renew()
      return { message: problemText(runtime, error) }
    }
  }
  return (
    <ArrivalCheck
      title={t(hasPart ? 'restArrived' : 'hasArrived', { amount: money(remainingAmount, form) })}
      text={
        hasPart ? t('partSoFar', { received: money(receivedAmount, form), payout: money(payout, form) }) : undefined
      }
      deadline={
        confirmBy && (
          <>
            {t('countsIn')}{' '}
            <Countdown
              closesAt={Date.parse(confirmBy)}
              clockOffset={clockOffset}
              labels={countdown}
              onEnd={() => void renew()}
            />
          </>
        )
      }
      deadlineAt={confirmBy && t('countsAt', { time: timeInText(confirmBy) })}
      consequence={t('forced')}
      consequenceLabel={t('forcedLabel')}
    >
      {isAnswering ? (
        <Form<ArrivalValues>
          submit={t('confirm')}
          tone="secondary"
          startsAt="answer"
          validate={(values) => checkArrival(t, values, withdrawal, form)}
          onSubmit={send}
          labels={labels}
        >
          <ArrivalFields withdrawal={withdrawal} form={form} mayBeMissing={status === 'PAID'} />
        </Form>
      ) : (
        <Button onClick={() => setAnswering(true)}>{t('giveAnswer')}</Button>
      )}
    </ArrivalCheck>
  )
}

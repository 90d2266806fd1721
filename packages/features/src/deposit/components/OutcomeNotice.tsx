import type { Deposit } from '@foyer/contract'
import { centrePrefix, useAddressQuery, useLabels } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { Notice } from '@foyer/ui/Notice'
import { useEffect, useRef } from 'react'
import { stateText } from '../model/depositState.ts'
import { type Money, money } from '../model/methodText.ts'
import { useT } from '../model/useT.ts'

interface OutcomeNoticeProps {
  readonly deposit: Deposit
  readonly form: Money
  /** The form below is filled in with it. */
  readonly isKept: boolean
  /** It was begun a moment ago: its button takes the keyboard, and so the notice comes into sight. */
  readonly isNew: boolean
}

/** What became of a deposit, and the way on. */
export function OutcomeNotice({ deposit, form, isKept, isNew }: OutcomeNoticeProps) {
  const t = useT()
  const labels = useLabels('Notice')
  const [, setQuery] = useAddressQuery()
  const play = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isNew) play.current?.focus()
  }, [isNew])
  if (deposit.status !== 'CREDITED')
    return (
      <Notice tone="negative" title={t('failedTitle', { amount: money(deposit.amount, form) })} labels={labels}>
        {stateText(t, deposit, form)} {isKept && t('kept')}
      </Notice>
    )
  const close = (): void =>
    setQuery((query) => new URLSearchParams([...query].filter(([name]) => !`${name}.`.startsWith(centrePrefix))))
  return (
    <Notice
      tone="positive"
      title={t('cameTitle', { amount: money(deposit.credit, form) })}
      action={
        <Button size="small" ref={play} onClick={close}>
          {t('play')}
        </Button>
      }
      labels={labels}
    >
      {t('came')}
    </Notice>
  )
}

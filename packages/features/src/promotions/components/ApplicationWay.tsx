import type { Application } from '@foyer/contract'
import { problemText, useActions, useFormats } from '@foyer/feature-api'
import { readDecimal } from '@foyer/rules'
import { Button } from '@foyer/ui/Button'
import { Notice } from '@foyer/ui/Notice'
import { Timeline } from '@foyer/ui/Timeline'
import { useState } from 'react'
import { useRuntime } from '../model/calls.ts'
import { useT } from '../model/useT.ts'
import { wayOf } from '../model/wayOf.ts'

/** How far an application is, and the button that claims its reward (P27). */
export function ApplicationWay({ application }: { readonly application: Application }) {
  const t = useT()
  const { timeInText, money, decimals } = useFormats()
  const runtime = useRuntime()
  const { askMoneyNews } = useActions()
  const [isBusy, setBusy] = useState(false)
  const { reference, status, reward, comment, images } = application
  const amount = reward === undefined ? '' : money(Number(readDecimal(reward, decimals) ?? 0n))

  const claim = async (): Promise<void> => {
    setBusy(true)
    try {
      await runtime.client.call('claimReward', { reference })
      runtime.toast({ tone: 'positive', text: t('claimedNow', { amount }) })
      askMoneyNews()
    } catch (error) {
      runtime.toast({ tone: 'negative', text: problemText(runtime, error) })
    }
    for (const id of ['applications', 'balance', 'transactionHistory'])
      await runtime.queries.invalidateQueries({ queryKey: [id] })
    setBusy(false)
  }
  return (
    <>
      {status === 'issued' && (
        <>
          <Notice tone="positive" title={t('issuedTitle', { amount })}>
            {t('issuedText')}
          </Notice>
          <Button tone="primary" isBusy={isBusy} onClick={() => void claim()}>
            {t('claim', { amount })}
          </Button>
        </>
      )}
      {status === 'claimed' && <Notice tone="positive">{t('claimedText', { amount })}</Notice>}
      {status === 'rejected' && <Notice tone="warning">{t('rejectedText')}</Notice>}
      <Timeline
        label={t('way')}
        steps={wayOf(application).map(({ step, state, at }) => ({
          id: step,
          title: t(`step_${step}`),
          state,
          ...(at && { time: timeInText(at) }),
        }))}
      />
      <p>{t('reference', { reference })}</p>
      {images > 0 && <p>{t('yourPictures', { count: images })}</p>}
      {comment && <p data-part="comment">{t('yourComment', { comment })}</p>}
    </>
  )
}

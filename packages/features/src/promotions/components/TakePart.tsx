import { askForAccount, useFormats, useLabels, useSession } from '@foyer/feature-api'
import { readDecimal } from '@foyer/rules'
import { Button } from '@foyer/ui/Button'
import { Countdown } from '@foyer/ui/Countdown'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useRuntime } from '../model/calls.ts'
import type { PlayersPromotion } from '../model/usePromotions.ts'
import { useT } from '../model/useT.ts'
import { ApplicationForm } from './ApplicationForm.tsx'
import { ApplicationWay } from './ApplicationWay.tsx'

export interface TakePartProps {
  readonly promotion: PlayersPromotion
  readonly clockOffset: number
  readonly askAgain: () => void
}

/** What a player can do about a promotion now: wait for it, take part, or see how far they are (P27). */
export function TakePart({ promotion, clockOffset, askAgain }: TakePartProps) {
  const t = useT()
  const runtime = useRuntime()
  const { timeInText, money, decimals } = useFormats()
  const countdown = useLabels('Countdown')
  const errorLabels = useLabels('ErrorState')
  const { status: session, role } = useSession()
  const { status, application, startsAt = '', endsAt, way, reward } = promotion
  if (promotion.isUnanswered) return <ErrorState title={t('ownFailed')} onRetry={askAgain} labels={errorLabels} />
  if (status === undefined) return <Skeleton lines={4} />
  if (application) return <ApplicationWay application={application} />
  if (status === 'closed') return <p>{t('closedText')}</p>
  if (status === 'comingSoon')
    return (
      <>
        <p>{t('opensAt', { time: timeInText(startsAt) })}</p>
        <Countdown variant="segments" closesAt={Date.parse(startsAt)} clockOffset={clockOffset} labels={countdown} />
      </>
    )
  const hasAccount = session === 'signedIn' && role !== 'trial'
  return (
    <>
      {reward && <p>{t('reward', { amount: money(Number(readDecimal(reward, decimals) ?? 0n)) })}</p>}
      {endsAt && <p>{t('untilTime', { time: timeInText(endsAt) })}</p>}
      {hasAccount ? (
        <ApplicationForm promotion={promotion} />
      ) : (
        <>
          <p>{t('needsAccount')}</p>
          <Button tone="primary" onClick={() => void askForAccount(runtime, () => {})}>
            {t(way === 'join' ? 'join' : 'apply')}
          </Button>
        </>
      )}
    </>
  )
}

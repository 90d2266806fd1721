import { useFormats } from '@foyer/feature-api'
import type { PlayersPromotion } from '../model/usePromotions.ts'
import { useT } from '../model/useT.ts'
import { StatusBadge } from './StatusBadge.tsx'

/** State and times in one line, which is empty until the page knows what time it is. */
export function PromotionFacts({
  promotion: { status, startsAt, endsAt, way },
}: {
  readonly promotion: PlayersPromotion
}) {
  const t = useT()
  const { dayInText } = useFormats()
  const from = status === 'comingSoon' && startsAt ? t('from', { day: dayInText(startsAt) }) : undefined
  const until = endsAt
    ? t(status === 'closed' ? 'ended' : 'until', { day: dayInText(endsAt) })
    : status !== 'closed' && t('always')
  return (
    <div data-part="facts">
      {status && (
        <>
          {way && <StatusBadge status={status} />}
          {from ?? until}
        </>
      )}
    </div>
  )
}

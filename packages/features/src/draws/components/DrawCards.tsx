import { type SettingsOf, useLabels } from '@foyer/feature-api'
import { DrawCard } from '@foyer/ui/DrawCard'
import { ErrorState } from '@foyer/ui/ErrorState'
import { useId } from 'react'
import type { DrawCardsSettings } from '../config.schema.ts'
import { useDraws } from '../model/useDraws.ts'
import { useT } from '../model/useT.ts'
import { DrawCardsRoot } from './DrawCards.styles.ts'
import { DrawTicket } from './DrawTicket.tsx'

/** The lotteries as tickets, in the order they are drawn. Nothing while there are none. */
export function DrawCards({ settings: { count } }: { settings: SettingsOf<typeof DrawCardsSettings> }) {
  const t = useT()
  const titleId = useId()
  const errorLabels = useLabels('ErrorState')
  const { draws, cardOf, isError, refetch } = useDraws()
  if (draws?.length === 0) return null
  if (!draws && isError) return <ErrorState title={t('error')} onRetry={() => void refetch()} labels={errorLabels} />
  return (
    <DrawCardsRoot aria-labelledby={titleId} aria-busy={!draws}>
      <h2 id={titleId}>{t('title')}</h2>
      <ul aria-label={draws ? undefined : t('loading')}>
        {draws
          ? // A new answer has another order: places stay where they are and say what is next there, so that nothing moves.
            draws.slice(0, count).map((draw, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is what it is, whichever lottery stands there
              <li key={index}>
                <DrawTicket draw={draw} card={cardOf(draw)} />
              </li>
            ))
          : Array.from({ length: count }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity but their position
              <li key={index}>
                <DrawCard />
              </li>
            ))}
      </ul>
    </DrawCardsRoot>
  )
}

import type { LotteryMenu } from '@foyer/contract'
import { useRuntime } from '@foyer/feature-api'
import { DrawCard, type DrawCardProps } from '@foyer/ui/DrawCard'
import { useT } from '../model/useT.ts'
import { DrawTicketRoot } from './DrawTicket.styles.ts'

interface DrawTicketProps {
  draw: LotteryMenu
  card: DrawCardProps
}

/** A ticket that leads to the page of its lottery, on sites that have one (R16). */
export function DrawTicket({ draw: { gameId, name }, card }: DrawTicketProps) {
  const t = useT()
  const { href, hasRoute } = useRuntime()
  if (!hasRoute('lotteryCenter')) return <DrawCard {...card} />
  return (
    <DrawTicketRoot>
      <DrawCard {...card} />
      <a href={href('lotteryCenter', { gameCode: gameId })}>
        <span>{t('open', { name })}</span>
      </a>
    </DrawTicketRoot>
  )
}

import type { LotteryMenu } from '@foyer/contract'
import { DrawCard, type DrawCardProps } from '@foyer/ui/DrawCard'
import { Glyph } from '@foyer/ui/Icon'
import { IconButton } from '@foyer/ui/IconButton'
import { Heart } from 'lucide'
import { useT } from '../model/useT.ts'
import { Balls } from './Balls.tsx'

interface LotteryCardProps {
  lottery: LotteryMenu
  card: DrawCardProps
  href: string
  isFavourite: boolean
  onFavourite: () => void
}

/** A lottery as a ticket with its last numbers, which leads to its page; the heart marks it (W05, W11). */
export function LotteryCard({ lottery, card, href, isFavourite, onFavourite }: LotteryCardProps) {
  const t = useT()
  const { name, previousNumbers } = lottery
  return (
    <li data-part="lottery">
      <DrawCard {...card} />
      <div data-part="last">
        {previousNumbers.length > 0 ? (
          <Balls numbers={previousNumbers} label={t('lastNumbersOf', { name })} size="small" />
        ) : (
          t('noNumbers')
        )}
      </div>
      <a data-part="link" href={href}>
        <span>{t('open', { name })}</span>
      </a>
      <div data-part="heart">
        <IconButton
          label={t(isFavourite ? 'unmark' : 'mark', { name })}
          icon={<Glyph of={Heart} />}
          aria-pressed={isFavourite}
          onClick={onFavourite}
        />
      </div>
    </li>
  )
}

import { useRuntime } from '../model/calls.ts'
import { type LotteryView, lotteryViews, queryOf } from '../model/lotteryAddress.ts'
import type { LotteryPageId } from '../model/lotteryPages.ts'
import { useT } from '../model/useT.ts'

interface ViewsProps {
  page: LotteryPageId
  view: LotteryView
  /** Of one lottery; of all without it. */
  gameCode?: string
}

/** The way between the draws to come and those that are past. */
export function Views({ page, view, gameCode }: ViewsProps) {
  const t = useT()
  const { href } = useRuntime()
  return (
    <nav data-part="views" aria-label={t('views')}>
      {lotteryViews.map((one) => (
        <a key={one} href={href(page, queryOf(gameCode, one))} aria-current={one === view ? 'page' : undefined}>
          {t(one === 'past' ? 'viewPast' : 'viewNext')}
        </a>
      ))}
    </nav>
  )
}

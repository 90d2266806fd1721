import { useLabels } from '@foyer/feature-api'
import { everyDay } from '@foyer/rules'
import { Button } from '@foyer/ui/Button'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { LotteryWidget, type LotteryWidgetProps } from '@foyer/ui/LotteryWidget'
import { useRuntime } from '../model/calls.ts'
import { isOwn, type ListState, listed, noneChosen, tagsOf, weekDays } from '../model/lotteryList.ts'
import type { LotteryPageId } from '../model/lotteryPages.ts'
import { tagName } from '../model/tagName.ts'
import { ticketOf } from '../model/ticketOf.ts'
import { useChosen } from '../model/useChosen.ts'
import type { useLotteries } from '../model/useLotteries.ts'
import { useLottFavourites } from '../model/useLottFavourites.ts'
import { useT } from '../model/useT.ts'

/** Tag of keno, and the provider of its games (C26). */
const kenoTag = 'KENO'
const kenoVendor = 'GPI'

const emptyTexts = { '': 'emptyText', hot: 'emptyText', fav: 'emptyFavourites', recent: 'emptyRecent' } as const

interface LotteriesProps extends Pick<LotteryWidgetProps, 'title' | 'layout' | 'more' | 'placeholders'> {
  page: LotteryPageId
  lotteries: ReturnType<typeof useLotteries>
  state: ListState
  onState: (state: ListState) => void
}

/** Lotteries by their next draw, with the tags, the days and the lists they are chosen by (W01 to W11). */
export function Lotteries({ page, lotteries, state, onState, ...look }: LotteriesProps) {
  const t = useT()
  const labels = useLabels('LotteryWidget')
  const errorLabels = useLabels('ErrorState')
  const { actions, href, hasRoute, language, openModal } = useRuntime()
  const favourites = useLottFavourites()
  const { data, clockOffset, refetch } = lotteries
  const chosen = useChosen(page, state.list, favourites.ids)
  const shown = data && chosen.ids && listed(data, state, chosen.ids)
  const change = (next: ListState): void => {
    onState(next)
    // Another tag asks for the menu anew (W04).
    if (next.tag !== state.tag) void refetch()
  }
  // The first Sunday of 2023 was its first day.
  const nameOf = (day: number): string =>
    new Intl.DateTimeFormat(language.tag, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2023, 0, day))
  const days = [
    { value: String(everyDay), label: t('everyDay') },
    ...weekDays.map((day) => ({ value: String(day), label: nameOf(day) })),
  ]
  // While they are asked for, the one for all keeps the place.
  const tags = data ? tagsOf(data) : undefined
  // A list of one's own that is empty altogether says how it is filled.
  const emptyText = chosen.ids?.length === 0 ? emptyTexts[state.list] : 'emptyText'
  // The keno games of their provider open over the page (W04); not by the tab itself, which arrows pass over.
  const keno = state.tag === kenoTag && (
    <Button
      onClick={() => openModal('vendorGames', { vendor: kenoVendor, name: tagName(kenoTag, t), gameType: 'LOTT' })}
    >
      {t('kenoGames')}
    </Button>
  )
  const instead = chosen.isError ? (
    <ErrorState title={t('error')} onRetry={() => void chosen.refetch()} labels={errorLabels} />
  ) : shown?.length === 0 ? (
    <EmptyState title={t('emptyTitle')} actions={<Button onClick={() => change(noneChosen)}>{t('showAll')}</Button>}>
      {t(emptyText)}
    </EmptyState>
  ) : undefined
  return (
    <LotteryWidget
      {...look}
      tabs={tags?.length === 0 ? [] : ['all', ...(tags ?? [])].map((id) => ({ id, label: tagName(id, t) }))}
      tab={state.tag || 'all'}
      onTab={(id) => change({ ...state, tag: id === 'all' ? '' : id })}
      list={state.list}
      onList={(list) => {
        const next = { ...state, list }
        if (isOwn(list)) favourites.withAccount(() => change(next))
        else change(next)
      }}
      days={look.layout === 'slider' ? undefined : days}
      day={String(state.day)}
      onDay={(day) => change({ ...state, day: Number(day) })}
      tickets={shown?.map((lottery) =>
        ticketOf(lottery, lotteries, {
          href: hasRoute(page) ? href(page, { gameCode: lottery.gameId }) : undefined,
          isFavourite: favourites.ids.includes(lottery.gameId),
        }),
      )}
      clockOffset={clockOffset}
      onStart={(gameId) => actions.playLottery({ gameId })}
      onFavourite={favourites.toggle}
      labels={labels}
      lead={keno}
    >
      {instead}
    </LotteryWidget>
  )
}

import { useAddressQuery, useLabels, useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { DrawCard } from '@foyer/ui/DrawCard'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { useId } from 'react'
import { isOwn, type ListState, listed, readList, tagsOf, writeList } from '../model/lotteryList.ts'
import type { LotteryPageId } from '../model/lotteryPages.ts'
import { useChosen } from '../model/useChosen.ts'
import type { useLotteries } from '../model/useLotteries.ts'
import { useLottFavourites } from '../model/useLottFavourites.ts'
import { useT } from '../model/useT.ts'
import { LotteryCard } from './LotteryCard.tsx'
import { LotteryListRoot } from './LotteryList.styles.ts'
import { LotteryTools } from './LotteryTools.tsx'

interface LotteryListProps {
  page: LotteryPageId
  lotteries: ReturnType<typeof useLotteries>
}

const placeholders = 8
const firstState: ListState = readList(new URLSearchParams())

/** Lotteries by their next draw, with the tags, the days and the favourites they are chosen by (W01, W02, W08). */
export function LotteryList({ page, lotteries: { data, cardOf, refetch } }: LotteryListProps) {
  const t = useT()
  const id = useId()
  const errorLabels = useLabels('ErrorState')
  const { href } = useRuntime()
  const [query, setQuery] = useAddressQuery()
  const favourites = useLottFavourites()
  const state = readList(query)
  const chosen = useChosen(page, state.list, favourites.ids)
  const shown = data && chosen.ids && listed(data, state, chosen.ids)
  const change = (next: ListState): void => {
    setQuery(writeList(next), { replace: true })
    // Another tag asks for the menu anew (W04).
    if (next.tag !== state.tag) void refetch()
  }
  return (
    <LotteryListRoot>
      <LotteryTools
        panelId={id}
        state={state}
        tags={tagsOf(data ?? [])}
        onChange={(next) => (isOwn(next.list) ? favourites.withAccount(() => change(next)) : change(next))}
      />
      <div id={id} role="tabpanel" aria-label={t('listTitle')} aria-busy={!data}>
        {chosen.isError ? (
          <ErrorState title={t('error')} onRetry={() => void chosen.refetch()} labels={errorLabels} />
        ) : shown?.length === 0 ? (
          <EmptyState
            title={t('emptyTitle')}
            actions={<Button onClick={() => change(firstState)}>{t('showAll')}</Button>}
          >
            {t(
              chosen.ids?.length !== 0
                ? 'emptyText'
                : state.list === 'fav'
                  ? 'emptyFavourites'
                  : state.list === 'recent'
                    ? 'emptyRecent'
                    : 'emptyText',
            )}
          </EmptyState>
        ) : (
          <LotteryCards isLoading={!shown}>
            {shown?.map((lottery) => (
              <LotteryCard
                key={lottery.gameId}
                lottery={lottery}
                card={cardOf(lottery)}
                href={href(page, { gameCode: lottery.gameId })}
                isFavourite={favourites.ids.includes(lottery.gameId)}
                onFavourite={() => favourites.toggle(lottery.gameId)}
              />
            ))}
          </LotteryCards>
        )}
      </div>
    </LotteryListRoot>
  )
}

function LotteryCards({ isLoading, children }: { isLoading: boolean; children: React.ReactNode }) {
  const t = useT()
  return (
    <section aria-label={t('listTitle')}>
      <h2>{t('listTitle')}</h2>
      <ul data-part="lotteries" aria-label={isLoading ? t('loading') : undefined}>
        {isLoading
          ? Array.from({ length: placeholders }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity but their position
              <li key={index} data-part="lottery">
                <DrawCard />
              </li>
            ))
          : children}
      </ul>
    </section>
  )
}

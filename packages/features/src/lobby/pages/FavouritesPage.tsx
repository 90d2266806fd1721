import { useAddressQuery, useRuntime, useSession } from '@foyer/feature-api'
import { foldText } from '@foyer/rules'
import { Button } from '@foyer/ui/Button'
import { EmptyState } from '@foyer/ui/EmptyState'
import { GameGrid } from '@foyer/ui/GameGrid'
import { CollectionTabs } from '../components/CollectionTabs.tsx'
import { LobbyEmpty } from '../components/LobbyEmpty.tsx'
import { NameSearch } from '../components/NameSearch.tsx'
import { useOperation } from '../model/calls.ts'
import { gridState } from '../model/gridState.ts'
import { firstLobbyState, parseLobbyState, writeLobbyState } from '../model/lobbyState.ts'
import { useGameTiles } from '../model/useGameTiles.ts'
import { useNextHeart } from '../model/useNextHeart.ts'
import { useT } from '../model/useT.ts'
import { LobbyPageRoot } from './LobbyPage.styles.ts'

const none = [] as const
/** More than these are not seen at a glance. */
const seenAtOnce = 12
const gamesId = 'favourite-games'
/** What stands there without a list to ask for. */
const stateWithout = { unknown: 'loading', unreachable: 'error', guest: 'ready', signedIn: 'ready' } as const

/** All favourite games of the account, or those of a collection, which the address names (R03, C04, QP01). */
export function FavouritesPage() {
  const t = useT()
  const { href, navigate, refreshSession } = useRuntime()
  const { status, role } = useSession()
  const hasAccount = status === 'signedIn' && role !== 'trial'
  const [query, setQuery] = useAddressQuery()
  const list = useOperation('gameCollections', undefined, { enabled: hasAccount })
  const collections = list.data ?? none
  const chosen = collections.find(({ collectionId }) => String(collectionId) === query.get('collection'))
  const input = { pageNo: 1, pageSize: 999, ...(chosen && { collectionId: chosen.collectionId }) }
  // Removed on another device, or another member's.
  const isGone = query.has('collection') && list.data !== undefined && chosen === undefined
  // Of a collection that the address names nothing is known before the list of them is there, or can't be had.
  const isKnown = !query.has('collection') || list.data !== undefined || list.isError
  const answer = useOperation('favouriteGames', input, { enabled: hasAccount && isKnown && !isGone })
  const { search } = parseLobbyState(query)
  const all = answer.data?.games ?? none
  const games = search ? all.filter(({ name }) => foldText(name).includes(foldText(search))) : all
  const tiles = useGameTiles(games, { marksPopular: true })
  const heartPressed = useNextHeart(gamesId, tiles.games.length)
  const toggle = (id: string): void => {
    heartPressed(tiles.games.findIndex((game) => game.id === id))
    tiles.onToggleFavourite?.(id)
  }
  const choose = (id: number | undefined): void =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('collection')
        next.delete('q')
        if (id !== undefined) next.set('collection', String(id))
        return next
      },
      { preventScrollReset: true },
    )
  const find = (text: string): void =>
    setQuery((now) => writeLobbyState({ ...parseLobbyState(now), search: text }, now), {
      preventScrollReset: true,
      replace: true,
    })
  return (
    <LobbyPageRoot data-tall>
      <h1>{t('title_fav')}</h1>
      {hasAccount && <CollectionTabs collections={collections} chosen={chosen} panelId={gamesId} onChoose={choose} />}
      {(search || all.length > seenAtOnce) && <NameSearch search={search} onSearch={find} />}
      <div id={gamesId} {...(hasAccount && { role: 'tabpanel', 'aria-label': chosen?.name ?? t('allFavourites') })}>
        {isGone ? (
          <EmptyState
            title={t('noCollectionTitle')}
            actions={<Button onClick={() => choose(undefined)}>{t('allFavourites')}</Button>}
          >
            {t('noCollectionText')}
          </EmptyState>
        ) : (
          <GameGrid
            {...tiles}
            onToggleFavourite={tiles.onToggleFavourite && toggle}
            state={hasAccount ? gridState(answer) : stateWithout[status]}
            skeletonCount={12}
            onRetry={() => void (hasAccount ? answer.refetch() : refreshSession().catch(() => undefined))}
            empty={
              search && all.length > 0 ? (
                <LobbyEmpty
                  source="games"
                  state={{ ...firstLobbyState, search }}
                  onShowAll={() => find('')}
                  showAllText={chosen ? t('showAllOf', { name: chosen.name }) : t('showAllFavourites')}
                />
              ) : chosen ? (
                <EmptyState title={t('emptyCollectionTitle')}>{t('emptyCollectionText')}</EmptyState>
              ) : (
                <LobbyEmpty source={hasAccount ? 'favourites' : 'needsLogin'} onShowAll={() => navigate(href('rng'))} />
              )
            }
          />
        )}
      </div>
    </LobbyPageRoot>
  )
}

import type { Game } from '@foyer/contract'
import { countFilters, freeChoice, useAddressQuery, useSession } from '@foyer/feature-api'
import { useEffect, useRef } from 'react'
import { useOperation, useRuntime } from './calls.ts'
import { type LobbyId, lobbyCategories } from './lobbyCategories.ts'
import { filterQuery, lobbyPageSize, lobbyQuery } from './lobbyQuery.ts'
import { changeLobbyState, type LobbyState, parseLobbyState, writeLobbyState } from './lobbyState.ts'
import { useKeptTitles } from './useKeptTitles.ts'

/** Which list a lobby shows, and whether the visitor may see it. */
export type LobbySource = 'games' | 'favourites' | 'recent' | 'needsLogin'

/** FAV and recent belong to an account (L22, X01); a trial account has neither (X05). */
export function lobbySource(state: Pick<LobbyState, 'classify' | 'list'>, hasAccount: boolean): LobbySource {
  const isRecent = state.list === 'recent'
  if (!isRecent && state.classify !== 'FAV') return 'games'
  if (!hasAccount) return 'needsLogin'
  return isRecent ? 'recent' : 'favourites'
}

export type Lobby = ReturnType<typeof useLobby>

/** A lobby's filters, which stand in the address, and the page of games that answers them. */
export function useLobby(lobby: LobbyId, pageSize = lobbyPageSize) {
  const [query, setQuery] = useAddressQuery()
  const { status, role } = useSession()
  const { openModal } = useRuntime()
  const state = parseLobbyState(query)
  // Whose session can't be asked for, asks for the list: what does not come is told as that, and not as a missing login.
  const hasAccount = status === 'unreachable' || (status === 'signedIn' && role !== 'trial')
  const source = lobbySource(state, hasAccount)
  const { gameType } = lobbyCategories[lobby]
  const input = lobbyQuery(lobby, state, pageSize)
  const paging = { pageNo: state.page, pageSize }
  const vendor = input.vassalage ? { vendor: input.vassalage } : {}

  const list = useOperation('gameList', input, { enabled: source === 'games', keepPrevious: true })
  const recent = useOperation(
    'recentGames',
    { gameType, ...paging },
    { enabled: source === 'recent', keepPrevious: true },
  )
  const favourites = useOperation(
    'favouriteGames',
    { gameType, ...vendor, ...paging },
    { enabled: source === 'favourites', keepPrevious: true },
  )
  const answer = { games: list, recent, favourites, needsLogin: undefined }[source]

  // Turning pages keeps the rows that stand there; any other choice clears them (L21).
  const filters = `${source} ${writeLobbyState({ ...state, page: 1 })}`
  const shown = useRef('')
  const isKept = answer?.isPlaceholderData === true
  useEffect(() => {
    if (!isKept) shown.current = filters
  }, [filters, isKept])
  const data = isKept && shown.current !== filters ? undefined : answer?.data

  // Titles say nothing of classes and of what filters ask.
  const isByName = source === 'games' && state.classify === 'ALL' && countFilters(state) === 0
  const kept = useKeptTitles(isByName ? state.search : '', list)?.filter(
    (game) => game.gameType === gameType && (!input.vassalage || game.vendor === input.vassalage),
  )
  // Where nothing is called so, what is missing is the server, which finds more than names.
  const keptHere = kept?.length ? kept.slice((state.page - 1) * pageSize, state.page * pageSize) : undefined

  const change = (part: Partial<LobbyState>, replace = false): void =>
    setQuery((now) => writeLobbyState(changeLobbyState(parseLobbyState(now), part), now), {
      replace,
      preventScrollReset: true,
    })

  const openFilters = (): void => {
    // What belongs to an account is not filtered; its filters are those of all games.
    const classify = state.classify === 'FAV' ? 'ALL' : state.classify
    openModal('gameFilters', {
      asked: filterQuery(lobby, { ...state, ...freeChoice, classify }),
      chosen: state,
      onChoose: (choice) => change({ ...choice, list: 'game', page: 1 }),
    })
  }

  return {
    state,
    openFilters,
    source,
    hasAccount,
    change,
    // Both lists hold games.
    games: (data?.games as readonly Game[] | undefined) ?? keptHere,
    pageCount: data?.totalPages ?? Math.ceil((kept?.length ?? 0) / pageSize),
    isTurning: isKept && data !== undefined,
    isError: answer?.isError === true,
    retry: () => void answer?.refetch(),
    hrefFor: (page: number) => {
      const text = writeLobbyState({ ...state, page }, query).toString()
      return text ? `?${text}` : '?'
    },
  }
}

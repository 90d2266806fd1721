import {
  askForAccount,
  countFilters,
  type RouteId,
  type SettingsOf,
  useCategoryName,
  useLabels,
  useRuntime,
  vendorsQuery,
} from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Pagination } from '@foyer/ui/Pagination'
import { Select } from '@foyer/ui/Select'
import { TextField } from '@foyer/ui/TextField'
import type { LobbyTableSettings } from '../config.schema.ts'
import { useOperation } from '../model/calls.ts'
import { className } from '../model/className.ts'
import { classTabs } from '../model/classTabs.ts'
import { gridState } from '../model/gridState.ts'
import { type LobbyCategory, type LobbyId, lobbyCategories } from '../model/lobbyCategories.ts'
import { firstLobbyState } from '../model/lobbyState.ts'
import { useFieldInFocus } from '../model/useFieldInFocus.ts'
import { useKnownClass } from '../model/useKnownClass.ts'
import { useLobby } from '../model/useLobby.ts'
import { useSearchField } from '../model/useSearchField.ts'
import { useT } from '../model/useT.ts'
import { useTurnBack } from '../model/useTurnBack.ts'
import { ChosenFilters } from './ChosenFilters.tsx'
import { EmptyCategory } from './EmptyCategory.tsx'
import { GameTable } from './GameTable.tsx'
import { LobbyEmpty } from './LobbyEmpty.tsx'
import { LobbyTableRoot } from './LobbyTable.styles.ts'

interface LobbyTableProps {
  settings: SettingsOf<typeof LobbyTableSettings>
  routeId: RouteId
}

const none = [] as const

/** A lobby as a table, for those who work with games: found by name, maker and class (R05 to R09, L14, L15, L24). */
export function LobbyTable({ settings: { rows }, routeId }: LobbyTableProps) {
  const lobbyId = routeId as LobbyId // its declaration lets it stand for lobbies only
  const { gameType, onlyVendor }: LobbyCategory = lobbyCategories[lobbyId]
  const t = useT()
  const nameOf = useCategoryName()
  const runtime = useRuntime()
  const lobby = useLobby(lobbyId, rows)
  const { state, change, source } = lobby
  const errorLabels = useLabels('ErrorState')
  const pageLabels = useLabels('Pagination')
  const field = useFieldInFocus()
  const filterCount = countFilters(state)
  const [typed, type] = useSearchField(state.search, (search) => change({ search }, true))
  // An address may name a page behind the last one.
  useTurnBack(state.page, lobby.isTurning ? 0 : lobby.pageCount, (page) => change({ page }, true))
  const vendors = useOperation('gameVendors', vendorsQuery)
  const ofType = vendors.data?.find(({ gameCategory }) => gameCategory === gameType)
  const title = lobbyId === 'inhouse' ? t('title_inhouse') : nameOf(gameType)

  const chooseClass = (classify: string): void => {
    const choose = () => change({ classify, list: 'game' })
    if (classify !== 'FAV' || lobby.hasAccount) choose()
    else void askForAccount(runtime, choose)
  }

  const classes = classTabs(ofType, gameType, onlyVendor ?? state.vendor)
  useKnownClass(lobby, classes, vendors.data !== undefined)
  const makers = ofType?.vendors.map(({ vassalage, displayName }) => ({ value: vassalage, label: displayName })) ?? []
  if (vendors.data && makers.length === 0 && !onlyVendor) {
    return (
      <LobbyTableRoot>
        <h1>{title}</h1>
        <EmptyCategory />
      </LobbyTableRoot>
    )
  }
  return (
    <LobbyTableRoot>
      <header>
        <h1>{title}</h1>
        <div data-part="filters">
          <TextField
            ref={field}
            label={t('searchLabel')}
            type="search"
            value={typed}
            maxLength={80}
            autoComplete="off"
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
          {!onlyVendor && (
            <Select
              label={t('columnMaker')}
              value={state.vendor}
              options={[{ value: '', label: t('allMakers') }, ...makers]}
              onChange={({ currentTarget }) => change({ vendor: currentTarget.value, classify: 'ALL', list: 'game' })}
            />
          )}
          <Select
            label={t('columnClass')}
            value={state.classify}
            options={classes.map((id) => ({ value: id, label: className(id, t) }))}
            onChange={({ currentTarget }) => chooseClass(currentTarget.value)}
          />
          <Button onClick={lobby.openFilters}>
            {filterCount > 0 ? t('filtersSet', { count: filterCount }) : t('filter')}
          </Button>
        </div>
      </header>
      {source === 'games' && (filterCount > 0 || state.sort !== 'popular') && (
        <ChosenFilters state={state} onChange={change} isEmpty={lobby.games?.length === 0} />
      )}
      {source === 'needsLogin' ? (
        <LobbyEmpty source={source} state={state} onShowAll={() => change(firstLobbyState)} />
      ) : (
        <GameTable
          caption={title}
          games={lobby.games ?? none}
          isRanked={source === 'games' && state.sort === 'popular' && filterCount === 0}
          pageNo={state.page}
          pageSize={rows}
          state={gridState({ data: lobby.games, isError: lobby.isError })}
          empty={
            <LobbyEmpty source={source} state={state} onShowAll={() => change(firstLobbyState)} onChange={change} />
          }
          error={<ErrorState title={t('error')} onRetry={lobby.retry} labels={errorLabels} />}
        />
      )}
      <Pagination
        page={state.page}
        pageCount={source === 'needsLogin' ? 0 : lobby.pageCount}
        hrefFor={lobby.hrefFor}
        onPage={(page) => {
          change({ page })
          scrollTo({ top: 0 })
        }}
        labels={pageLabels}
      />
    </LobbyTableRoot>
  )
}

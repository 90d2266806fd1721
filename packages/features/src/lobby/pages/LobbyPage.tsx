import { type RouteId, useCategoryName, useLabels, useRuntime, vendorsQuery } from '@foyer/feature-api'
import { ProviderCarousel } from '@foyer/ui/ProviderCarousel'
import { Tabs } from '@foyer/ui/Tabs'
import { type ReactNode, useRef } from 'react'
import { EmptyCategory } from '../components/EmptyCategory.tsx'
import { LobbyGames } from '../components/LobbyGames.tsx'
import { LobbyTools } from '../components/LobbyTools.tsx'
import { useOperation } from '../model/calls.ts'
import { className } from '../model/className.ts'
import { classTabs } from '../model/classTabs.ts'
import { type LobbyCategory, type LobbyId, lobbyCategories } from '../model/lobbyCategories.ts'
import type { LobbyState } from '../model/lobbyState.ts'
import { providersOf } from '../model/providersOf.ts'
import { useKnownClass } from '../model/useKnownClass.ts'
import { useLobby } from '../model/useLobby.ts'
import { useT } from '../model/useT.ts'
import { wantAccount } from '../model/wantAccount.ts'
import { LobbyPageRoot } from './LobbyPage.styles.ts'

const gamesId = 'lobby-games'

export interface LobbyPageProps {
  routeId: RouteId
  /** Stands above the games while nobody searches or turns pages. */
  beforeGames?: (state: LobbyState) => ReactNode
}

/** A lobby: providers, classes, recent, search and filter, 5 big and 14 normal tiles, pages (R05 to R09, L13 to L24). */
export function LobbyPage({ routeId, beforeGames }: LobbyPageProps) {
  const lobbyId = routeId as LobbyId // the manifest gives this page to lobbies only
  const { gameType, onlyVendor }: LobbyCategory = lobbyCategories[lobbyId]
  const t = useT()
  const nameOf = useCategoryName()
  const carouselLabels = useLabels('ProviderCarousel')
  const runtime = useRuntime()
  const lobby = useLobby(lobbyId)
  const { state, change } = lobby
  const vendors = useOperation('gameVendors', vendorsQuery)
  const ofType = vendors.data?.find(({ gameCategory }) => gameCategory === gameType)
  const vendor = onlyVendor ?? state.vendor
  const offers = useOperation('vendorGameTypes', { vassalage: vendor }, { enabled: vendor !== '' })
  const tools = useRef<HTMLDivElement>(null)
  const classes = classTabs(ofType, gameType, vendor, offers.data)
  useKnownClass(lobby, classes, vendors.data !== undefined && (vendor === '' || !offers.isPending))

  const chooseClass = (classify: string): void => {
    const choose = () => change({ classify, list: 'game' })
    if (classify !== 'FAV' || lobby.hasAccount) choose()
    else void wantAccount(runtime, choose)
  }
  const turnPage = (page: number): void => {
    change({ page })
    tools.current?.scrollIntoView({ block: 'start' })
  }

  const heading = <h1>{lobbyId === 'inhouse' ? t('title_inhouse') : nameOf(gameType)}</h1>
  if (vendors.data && !ofType?.vendors.length && !onlyVendor) {
    return (
      <LobbyPageRoot>
        {heading}
        <EmptyCategory />
      </LobbyPageRoot>
    )
  }
  return (
    <LobbyPageRoot>
      {heading}
      {!onlyVendor && (
        <ProviderCarousel
          providers={providersOf(ofType)}
          selected={state.vendor}
          onSelect={(vendor = '') => change({ vendor, classify: 'ALL', list: 'game' })}
          labels={carouselLabels}
        />
      )}
      <div data-part="tools" ref={tools}>
        <Tabs
          variant="pill"
          label={t('classes')}
          panelId={gamesId}
          selected={state.classify}
          onSelect={chooseClass}
          items={classes.map((id) => ({ id, label: className(id, t), isGuarded: id === 'FAV' && !lobby.hasAccount }))}
        />
        <LobbyTools state={state} hasAccount={lobby.hasAccount} onFilter={lobby.openFilters} onChange={change} />
      </div>
      {lobby.source === 'games' && state.page === 1 && !state.search && beforeGames?.(state)}
      <LobbyGames id={gamesId} label={className(state.classify, t)} lobby={lobby} onPage={turnPage} />
    </LobbyPageRoot>
  )
}

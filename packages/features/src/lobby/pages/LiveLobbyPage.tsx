import { countFilters, type RouteId } from '@foyer/feature-api'
import { LiveTables } from '../components/LiveTables.tsx'
import { LobbyPage } from './LobbyPage.tsx'

/** The lobby of live games, with the tables that have seats free now while nothing is filtered (R06, I38). */
export function LiveLobbyPage({ routeId }: { routeId: RouteId }) {
  return (
    <LobbyPage routeId={routeId} beforeGames={(state) => countFilters(state) === 0 && <LiveTables state={state} />} />
  )
}

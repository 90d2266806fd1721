import type { GameType } from '@foyer/contract'
import type { RouteId } from '@foyer/feature-api'

const gameRows: readonly GameType[] = ['RNG', 'LIVE', 'FISH', 'PVP']

/** Whether a category's row shows games with a vendor strip, or vendors only (L11, L12, ruling 2). */
export const showsGames = (category: GameType): boolean => gameRows.includes(category)

/** Vendors in a category's row: 4 beside slots and fish, 2 otherwise (L12, ruling 2). */
export const rowVendors = (category: GameType): number => (category === 'RNG' || category === 'FISH' ? 4 : 2)

/** The page that lists everything of a category. */
export const categoryRoutes: Readonly<Record<GameType, RouteId>> = {
  RNG: 'rng',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'pvp',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  COCKFIGHT: 'cockfight',
  LOTT: 'lottery',
  ELOTT: 'elott',
}

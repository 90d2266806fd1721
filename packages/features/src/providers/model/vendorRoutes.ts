import type { GameType } from '@foyer/contract'
import type { RouteId } from '@foyer/feature-api'

/** The page where a vendor's games of a type stand. */
export const vendorRoutes: Readonly<Record<GameType, RouteId>> = {
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

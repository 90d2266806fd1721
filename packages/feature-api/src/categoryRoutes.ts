import type { GameType } from '@foyer/contract'
import type { RouteId } from './ids.ts'

/** The page where the games and vendors of a category stand. */
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

import type { GameType } from '@foyer/contract'
import type { RouteId } from '@foyer/feature-api'

/** A lobby and what it asks for (C26, C27). */
export interface LobbyCategory {
  readonly gameType: GameType
  /** The one vendor of the lobby, when it has only one: in-house games are vendor BGS. */
  readonly onlyVendor?: string
}

export const lobbyCategories = {
  rng: { gameType: 'RNG' },
  live: { gameType: 'LIVE' },
  fish: { gameType: 'FISH' },
  pvp: { gameType: 'PVP' },
  inhouse: { gameType: 'RNG', onlyVendor: 'BGS' },
} as const satisfies Partial<Record<RouteId, LobbyCategory>>

export type LobbyId = keyof typeof lobbyCategories

/** Pages that show vendors instead of games. */
export const vendorCategories = {
  sports: 'SPORTS',
  esports: 'ESPORTS',
  cockfight: 'COCKFIGHT',
} as const satisfies Partial<Record<RouteId, GameType>>

export type VendorPageId = keyof typeof vendorCategories

import type { Game, GameType, Role } from '@foyer/contract'

/** Who asks for a game. */
export interface Visitor {
  readonly role: Role
  /** Whether a session token is stored (G09). */
  readonly hasToken: boolean
}

/** What choosing a game for real play leads to. */
export type LaunchDecision =
  | { readonly kind: 'login' }
  | { readonly kind: 'needRealAccount' }
  | { readonly kind: 'seaLottery' }
  | { readonly kind: 'lotteryRoute'; readonly route: 'vnLottery' | 'lottery' | 'elott' }
  | { readonly kind: 'vendorGames' }
  | { readonly kind: 'frame' }

/** What of a game decides how it starts. */
export type LaunchSubject = Pick<Game, 'vendor' | 'gameType' | 'opensVendorList'>

interface Row {
  readonly requirement: string
  readonly when: (game: LaunchSubject, visitor: Visitor) => boolean
  readonly decision: LaunchDecision
}

const isType =
  (type: GameType) =>
  ({ gameType }: LaunchSubject): boolean =>
    gameType === type
const isVendor =
  (code: string) =>
  ({ vendor }: LaunchSubject): boolean =>
    vendor === code

/** The decision table of starting a game; the first row that fits decides. Vendors come before the types they offer. */
export const launchTable: readonly Row[] = [
  { requirement: 'G01', when: (_, { role }) => role === 'guest', decision: { kind: 'login' } },
  { requirement: 'G09', when: (_, { hasToken }) => !hasToken, decision: { kind: 'login' } },
  { requirement: 'G02', when: (_, { role }) => role === 'trial', decision: { kind: 'needRealAccount' } },
  { requirement: 'G04', when: isVendor('TCG_SEA'), decision: { kind: 'seaLottery' } },
  { requirement: 'G05', when: isVendor('TCG_LOTTO_VN'), decision: { kind: 'lotteryRoute', route: 'vnLottery' } },
  { requirement: 'G03', when: isType('LOTT'), decision: { kind: 'lotteryRoute', route: 'lottery' } },
  { requirement: 'G03', when: isType('ELOTT'), decision: { kind: 'lotteryRoute', route: 'elott' } },
  { requirement: 'G06', when: (game) => game.opensVendorList, decision: { kind: 'vendorGames' } },
  { requirement: 'G07', when: () => true, decision: { kind: 'frame' } },
]

/** What choosing a game for real play leads to (G01 to G07, G09). */
export function decideLaunch(game: LaunchSubject, visitor: Visitor): LaunchDecision {
  // The last row fits everything, so that one is always found.
  return launchTable.find((row) => row.when(game, visitor))?.decision ?? { kind: 'frame' }
}

import type { Game, Role } from '@foyer/contract'
import { type LotteryPage, lotteryPage } from '@foyer/rules'

/** Who asks for a game. */
export interface Visitor {
  readonly role: Role
  /** Whether a session token is stored (G09). */
  readonly hasToken: boolean
}

/** What choosing a game for real play leads to. */
export type LaunchDecision =
  | { readonly kind: 'playMoney' }
  | { readonly kind: 'login' }
  | { readonly kind: 'needRealAccount' }
  | { readonly kind: 'seaLottery' }
  | { readonly kind: 'lotteryRoute'; readonly route: LotteryPage }
  | { readonly kind: 'vendorGames' }
  | { readonly kind: 'frame' }

/** What of a game decides how it starts. */
export type LaunchSubject = Pick<Game, 'vendor' | 'gameType' | 'opensVendorList' | 'playMoneyOnly'>

interface Row {
  readonly requirement: string
  readonly when: (game: LaunchSubject, visitor: Visitor) => boolean
  readonly decision: LaunchDecision
}

const isPlayedOn =
  (page: LotteryPage) =>
  ({ vendor, gameType }: LaunchSubject): boolean =>
    lotteryPage(vendor, gameType) === page

/**
 * The decision table of starting a game; the first row that fits decides. Play money is no launch, so that it needs no
 * account (ruling 31), and a tile that opens a list is no lottery itself.
 */
export const launchTable: readonly Row[] = [
  {
    requirement: 'L19',
    when: (game) => game.playMoneyOnly && lotteryPage(game.vendor, game.gameType) === undefined,
    decision: { kind: 'playMoney' },
  },
  { requirement: 'G01', when: (_, { role }) => role === 'guest', decision: { kind: 'login' } },
  { requirement: 'G09', when: (_, { hasToken }) => !hasToken, decision: { kind: 'login' } },
  { requirement: 'G02', when: (_, { role }) => role === 'trial', decision: { kind: 'needRealAccount' } },
  { requirement: 'G06', when: (game) => game.opensVendorList, decision: { kind: 'vendorGames' } },
  { requirement: 'G04', when: ({ vendor }) => vendor === 'TCG_SEA', decision: { kind: 'seaLottery' } },
  { requirement: 'G05', when: isPlayedOn('vnLottery'), decision: { kind: 'lotteryRoute', route: 'vnLottery' } },
  { requirement: 'G03', when: isPlayedOn('lottery'), decision: { kind: 'lotteryRoute', route: 'lottery' } },
  { requirement: 'G03', when: isPlayedOn('elott'), decision: { kind: 'lotteryRoute', route: 'elott' } },
  { requirement: 'G07', when: () => true, decision: { kind: 'frame' } },
]

/** What choosing a game for real play leads to (G01 to G07, G09). */
export function decideLaunch(game: LaunchSubject, visitor: Visitor): LaunchDecision {
  // The last row fits everything, so that one is always found.
  return launchTable.find((row) => row.when(game, visitor))?.decision ?? { kind: 'frame' }
}

import type { GameType, InputOf, OperationId, Operations } from '@foyer/contract'

/** A guest operation and its parameters, as a page asks for it. */
export type RecordedQuery = {
  [Id in OperationId]: { readonly operation: Id; readonly input?: InputOf<Operations[Id]> }
}[OperationId]

const categories: readonly GameType[] = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
]
const lobbies: readonly { readonly gameType: GameType; readonly vassalage?: string }[] = [
  { gameType: 'RNG' },
  { gameType: 'LIVE' },
  { gameType: 'FISH' },
  { gameType: 'PVP' },
  { gameType: 'RNG', vassalage: 'BGS' },
]

/**
 * What the public pages show first: the parameters, and their order, are those of the portal's own calls. A build that
 * knows its pages better gives its list with `--queries`.
 */
export const publicQueries: readonly RecordedQuery[] = [
  { operation: 'gameVendors', input: { platform: 'html5-desktop' } },
  { operation: 'systemStatus', input: {} },
  { operation: 'whitelabel' },
  { operation: 'registerRules' },
  { operation: 'hotGames', input: {} },
  { operation: 'winnerBoard', input: { gameCategory: 'ALL', limitNum: 20 } },
  { operation: 'announcements', input: { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' } },
  { operation: 'helpCenter', input: { device: 'WEB' } },
  ...categories.map(
    (gameType): RecordedQuery => ({
      operation: 'gameList',
      input: { gameType, gameClassify: 'ALL', pageNo: 1, pageSize: 10 },
    }),
  ),
  ...lobbies.map(
    ({ gameType, ...vendor }): RecordedQuery => ({
      operation: 'gameList',
      input: { gameType, gameClassify: 'ALL', pageNo: 1, pageSize: 19, ...vendor },
    }),
  ),
]

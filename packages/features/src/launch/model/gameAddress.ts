import type { Game, SystemStatus } from '@foyer/contract'
import { operationKey, type PortalRuntime, sessionOrigin } from '@foyer/feature-api'
import type { Operation } from '../operations.ts'
import { connectEarly } from './connectEarly.ts'
import { addressAt, addressInTheme, checkFrameAddress } from './frameAddress.ts'
import type { GameTicket } from './gameTicket.ts'
import { lotteryEntry } from './lotteryEntry.ts'

/** Session key of the address that the game page shows next (EN22). The address works once. */
const frameKey = 'iframeUrl'
/** Session key of the name of that game. */
const nameKey = 'foyer-game'

/** Where a game is, and what it is called where the server says so. */
export interface GameAddress {
  readonly address: string
  readonly name: string
}

/** Asks the server for a game's address (I39, C37); rejects when it may not be shown. */
export async function askForAddress(
  runtime: PortalRuntime<Operation>,
  ticket: GameTicket,
  signal?: AbortSignal,
): Promise<GameAddress> {
  const query = {
    gameId: ticket.gameId,
    nodeId: ticket.nodeId,
    vassalage: ticket.vendor,
    platform: 'html5-desktop',
    clientType: 3,
    language: runtime.language.code,
  } as const
  const options = signal ? { signal } : {}
  const origins = frameOrigins(runtime)
  const picked = sessionOrigin('games', runtime.config.cdn.games, sessionStorage)
  const [soon = ''] = picked === '' ? origins : [picked]
  if (soon !== '') connectEarly(soon)
  const { url, name = '' } = ticket.isTrial
    ? await runtime.client.call('launchTrial', query, options)
    : await runtime.client.call(
        'launchGame',
        { ...query, ...(ticket.isLottery ? lotteryEntry(runtime, ticket) : { launchMode: 'GLS' }) },
        options,
      )
  const allowed = (address: string) => checkFrameAddress(address, origins, window.location.origin)
  const refused = (why: string) => new Error(`The game's address is refused: ${why}`)
  const refusal = allowed(url)
  if (refusal) throw refused(refusal)
  // The origin that a brand names may be the portal's own, and then the game would carry the session.
  const address = addressAt(url, picked)
  const moved = allowed(address)
  if (moved) throw refused(moved)
  return { address: ticket.isLottery ? addressInTheme(address, runtime.preferences.theme) : address, name }
}

/** Asks the server where a round of the betting record is shown; rejects when it may not be shown here. */
export async function askForRound(
  runtime: PortalRuntime<Operation>,
  bet: { readonly vassalage: string; readonly betId: string },
  signal: AbortSignal,
): Promise<string> {
  const { url } = await runtime.client.call('roundReplay', bet, { signal })
  const refusal = checkFrameAddress(url, frameOrigins(runtime), window.location.origin)
  if (refusal) throw new Error(`The round's address is refused: ${refusal}`)
  return url
}

/** Origins whose pages may be shown in the frame: the brand's, and those the server names for its games. */
function frameOrigins({ config, queries, language }: PortalRuntime<Operation>): readonly string[] {
  const status = queries.getQueryData<SystemStatus>(operationKey('systemStatus', {}, language.code))
  const named = [...config.cdn.games, ...(status?.info.launchGameCDNs ?? [])]
  return named.flatMap((address) => URL.parse(address)?.origin ?? [])
}

/** Takes the address a launch has left for the game page, if it is one that may be shown. */
export function takeAddress(runtime: PortalRuntime<Operation>): GameAddress | undefined {
  try {
    const address = sessionStorage.getItem(frameKey)
    const name = sessionStorage.getItem(nameKey) ?? ''
    sessionStorage.removeItem(frameKey)
    sessionStorage.removeItem(nameKey)
    if (address === null) return undefined
    const refusal = checkFrameAddress(address, frameOrigins(runtime), window.location.origin)
    return refusal ? undefined : { address, name }
  } catch {
    return undefined
  }
}

/** Leaves an address for the game page or the frame over the page, which take it at once. */
export function leaveAddress({ address, name }: GameAddress): void {
  sessionStorage.setItem(frameKey, address)
  sessionStorage.setItem(nameKey, name)
}

export const ticketOf = (game: Game, isTrial: boolean): GameTicket => ({
  gameId: game.gameId,
  nodeId: game.nodeId,
  vendor: game.vendor,
  isTrial,
  ...(game.gameType === 'LOTT' || game.gameType === 'ELOTT' ? { isLottery: true } : {}),
})

import { gameTypeFromWire, type NamedGame } from '@foyer/contract'
import { kindOf } from '@foyer/rules'
import type { CallContext } from '../../calls/handlers.ts'

/**
 * Address of a game at the vendors' server. The token stands behind the `#`, where no server log sees it; the game
 * exchanges it at once and removes it. The kind beside it lets the game fetch its script before it knows more.
 */
export function gameUrl(
  { vendorUrl, merchant, language }: Pick<CallContext, 'vendorUrl' | 'merchant' | 'language'>,
  { gameId, gameName, vassalage: vendor, gameClassify: genre = '', ...game }: NamedGame,
  token: string,
): string {
  const kind = kindOf({ gameId, name: gameName, category: gameTypeFromWire(game, vendor), genre })
  const fragment = new URLSearchParams({
    launch: token,
    vendor,
    merchant: merchant.code,
    language,
    ...(kind && { kind }),
  })
  return `${vendorUrl}/play/${encodeURIComponent(gameId)}#${fragment.toString()}`
}

import { gameTypeFromWire, type NamedGame } from '@foyer/contract'
import { kindOf } from '@foyer/rules'
import type { CallContext } from '../../calls/handlers.ts'

/** How a lottery is entered (I48): its view, the way to play it opens with, and where it leads back to. */
export interface LotteryEntry {
  readonly view?: string | undefined
  readonly playType?: string | undefined
  readonly backUrl?: string | undefined
}

/**
 * Address of a game at the vendors' server. The token stands behind the `#`, where no server log sees it; the game
 * exchanges it at once and removes it. The kind beside it lets the game fetch its script before it knows more.
 */
export function gameUrl(
  { vendorUrl, merchant, language }: Pick<CallContext, 'vendorUrl' | 'merchant' | 'language'>,
  { gameId, gameName, vassalage: vendor, gameClassify: genre = '', ...game }: NamedGame,
  token: string,
  { view, playType, backUrl }: LotteryEntry = {},
): string {
  const kind = kindOf({ gameId, name: gameName, category: gameTypeFromWire(game, vendor), genre })
  const fragment = new URLSearchParams({
    launch: token,
    vendor,
    merchant: merchant.code,
    language,
    ...(kind && { kind }),
    ...(view && { view }),
    ...(playType && { playType }),
    ...(backUrl && { backUrl }),
  })
  return `${vendorUrl}/play/${encodeURIComponent(gameId)}#${fragment.toString()}`
}

import type { CallContext } from '../../calls/handlers.ts'

/**
 * Address of a game at the vendors' server. The token stands behind the `#`, where no server log sees it; the game
 * exchanges it at once and removes it.
 */
export function gameUrl(
  { vendorUrl, merchant, language }: Pick<CallContext, 'vendorUrl' | 'merchant' | 'language'>,
  { gameId, vendor, token }: { readonly gameId: string; readonly vendor: string; readonly token: string },
): string {
  const fragment = new URLSearchParams({ launch: token, vendor, merchant: merchant.code, language })
  return `${vendorUrl}/play/${encodeURIComponent(gameId)}#${fragment.toString()}`
}

import type { PortalRuntime } from '@foyer/feature-api'
import type { LotteryPage } from '@foyer/rules'

/** Goes to a lottery page (G03, G05), or says that this site has none. */
export function openLotteryPage(
  runtime: PortalRuntime,
  route: LotteryPage,
  game?: { readonly gameCode?: string; readonly playType?: string },
): void {
  if (runtime.hasRoute(route))
    runtime.navigate(runtime.href(route, { gameCode: game?.gameCode, playType: game?.playType }))
  else runtime.toast({ text: runtime.text('launch', 'noLottery') })
}

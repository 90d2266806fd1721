import type { PortalRuntime } from '@foyer/feature-api'
import type { LotteryPage } from '@foyer/rules'

/** Goes to a lottery page (G03, G05), or says that this site has none. */
export function openLotteryPage(runtime: PortalRuntime, route: LotteryPage, gameCode?: string): void {
  if (runtime.hasRoute(route)) runtime.navigate(runtime.href(route, { gameCode }))
  else runtime.toast({ text: runtime.text('launch', 'noLottery') })
}

import type { PortalRuntime, RouteId } from '@foyer/feature-api'

/** Goes to a lottery page (G03, G05), or says that this site has none. */
export function openLotteryPage(
  runtime: PortalRuntime,
  route: Extract<RouteId, 'lottery' | 'vnLottery' | 'elott'>,
  gameCode?: string,
): void {
  if (runtime.hasRoute(route)) runtime.navigate(runtime.href(route, { gameCode }))
  else runtime.toast({ text: runtime.text('launch', 'noLottery') })
}

import type { GameType } from '@foyer/contract'
import { operationKey, type PortalRuntime, problemText } from '@foyer/feature-api'
import type { Operation } from '../operations.ts'
import { decideVendor } from './decideVendor.ts'
import { openLotteryPage } from './openLotteryPage.ts'

/** Session key of the slot vendor chosen last (EN22, G08). */
const currentVendorKey = 'current_vassalage'

interface VendorChoice {
  readonly code: string
  readonly gameType: GameType
}

/** Starts a vendor that is one product, or lists its games when it has several. */
async function launchVendor(runtime: PortalRuntime<Operation>, { code, gameType }: VendorChoice): Promise<void> {
  const input = { gameType, vassalage: code, pageNo: 1, pageSize: 2 }
  try {
    const { games, totalCount } = await runtime.busy(
      runtime.text('launch', 'openingVendor'),
      runtime.queries.fetchQuery({
        queryKey: operationKey('gameList', input, runtime.language.code),
        queryFn: ({ signal }) => runtime.client.call('gameList', input, { signal }),
        staleTime: 30_000,
      }),
    )
    const [first] = games
    if (!first) return runtime.toast({ text: runtime.text('launch', 'vendorEmpty') })
    if (totalCount === 1) return runtime.actions.launchGame(first)
    runtime.openModal('vendorGames', { vendor: code, name: first.vendorName, gameType })
  } catch (error) {
    runtime.toast({ tone: 'negative', text: problemText(runtime, error) })
  }
}

/** Opens a vendor in its category (G08, H07). */
export async function run(runtime: PortalRuntime<Operation>, vendor: VendorChoice): Promise<void> {
  const decision = decideVendor(vendor, runtime.categoryRoute)
  switch (decision.kind) {
    case 'lobby':
      if (decision.remember) sessionStorage.setItem(currentVendorKey, vendor.code)
      return runtime.navigate(runtime.href(decision.route, { vendor: vendor.code }))
    case 'lotteryRoute':
      return openLotteryPage(runtime, decision.route)
    case 'launch':
      return launchVendor(runtime, vendor)
  }
}

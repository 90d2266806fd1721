import { askForLogin, type PortalRuntime } from '@foyer/feature-api'
import type { Operation } from '../operations.ts'
import { explainFailure } from './explainFailure.ts'
import { askForAddress, leaveAddress } from './gameAddress.ts'
import { type GameTicket, writeGameTicket } from './gameTicket.ts'
import { nameOfWindow } from './gameWindow.ts'
import { launchSettings } from './launchSettings.ts'
import { pageNow } from './lotteryEntry.ts'

/** Opens the game page in a window of its own; the same game keeps its window. False where the browser allows none. */
function openWindow(address: string, { vendor, gameId }: GameTicket): boolean {
  const opened = window.open(address, nameOfWindow(`${vendor}-${gameId}`))
  opened?.focus()
  return opened !== null
}

/**
 * Launches behind the loader overlay and opens the game where the brand says: on its page, over the page or in a window
 * (G07, G12, M14). A failure leaves the player where they are, says why and shows the way on.
 */
export async function startGame(runtime: PortalRuntime<Operation>, asked: GameTicket, name: string): Promise<void> {
  const { opens } = launchSettings(runtime)
  const ticket = asked.isLottery ? { ...asked, back: asked.back ?? pageNow() } : asked
  const page = runtime.href('game', writeGameTicket(ticket))
  // The page in the window asks for its address itself: a window may be opened only right after a press.
  if (opens === 'window' && openWindow(page, ticket)) return
  // What will show the game is fetched while its address is asked for; who shows it asks again for what did not come.
  const shown: Promise<unknown> =
    opens === 'overlay' ? import('../modals/GameModal.tsx') : import('../pages/GamePage.tsx')
  shown.catch(() => undefined)
  try {
    const { address } = await runtime.busy(
      runtime.text('launch', 'launching', { name }),
      askForAddress(runtime, ticket),
    )
    leaveAddress({ address, name })
    if (opens === 'overlay') runtime.openModal('game', { ...ticket, name })
    else runtime.navigate(page)
  } catch (error) {
    const again = (): void => void startGame(runtime, ticket, name)
    if (await askForLogin(runtime, error, again)) return
    await explainFailure(runtime, error, { name, retry: again })
  }
}

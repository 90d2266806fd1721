import type { Game } from '@foyer/contract'
import type { PortalRuntime } from '@foyer/feature-api'
import type { Operation } from '../operations.ts'
import { decideTrial } from './decideTrial.ts'
import { ticketOf } from './gameAddress.ts'
import { startGame } from './startGame.ts'

/** Session key with the age that the visitor has confirmed for free play (QR17). */
const ageKey = 'foyer-age-confirmed'

async function confirmAge(runtime: PortalRuntime<Operation>): Promise<boolean> {
  const age = runtime.config.jurisdiction.minimumAge
  const answer = await runtime.alert({
    icon: 'info',
    title: runtime.text('launch', 'ageTitle', { age }),
    text: runtime.text('launch', 'ageText'),
    buttons: [
      { id: 'leave', label: runtime.text('launch', 'ageRefuse') },
      { id: 'adult', label: runtime.text('launch', 'ageConfirm', { age }), primary: true },
    ],
  })
  if (answer !== 'adult') return false
  sessionStorage.setItem(ageKey, String(age))
  return true
}

/** Opens a game with play money (ruling 31). */
export async function run(runtime: PortalRuntime<Operation>, game: Game): Promise<void> {
  const decision = decideTrial({
    role: runtime.session.role,
    freePlayOn: runtime.moduleOn('freePlay'),
    ageConfirmed: Number(sessionStorage.getItem(ageKey)) >= runtime.config.jurisdiction.minimumAge,
    playMoneyOnly: game.playMoneyOnly,
  })
  if (decision === 'notOffered') return runtime.toast({ text: runtime.text('launch', 'notOffered') })
  if (decision === 'login') return runtime.actions.openLogin({ onLoggedIn: () => runtime.actions.tryGame(game) })
  if (decision === 'realPlay') return runtime.actions.launchGame(game)
  if (decision === 'ageGate' && !(await confirmAge(runtime))) return
  await startGame(runtime, ticketOf(game, true), game.name)
}

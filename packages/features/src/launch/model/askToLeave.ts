import type { RunningHand } from '@foyer/contract/frame'
import type { PortalRuntime } from '@foyer/feature-api'

/** Whether the player wants to leave a game that is there, told what becomes of a hand they are in; one that never came up is left without a question (QP10). */
export async function askToLeave(runtime: PortalRuntime, name: string, hand?: RunningHand): Promise<boolean> {
  if (name === '') return true
  const answer = await runtime.alert({
    icon: 'warning',
    title: runtime.text('launch', 'leaveTitle', { name }),
    text: runtime.text('launch', hand === undefined ? 'leaveText' : `leaveText_${hand}`),
    buttons: [
      { id: 'stay', label: runtime.text('launch', 'stay') },
      { id: 'leave', label: runtime.text('launch', 'leave'), primary: true },
    ],
  })
  return answer === 'leave'
}

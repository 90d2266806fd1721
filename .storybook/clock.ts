import { storyNow } from '../packages/ui/stories/storyTime.ts'

const hour = 3_600_000

/** Choices of the clock toolbar. Components read the time from `Date.now`; timers go on as they are. */
export const clocks = {
  running: { title: 'Evening of 20 November', shift: 0 },
  frozen: { title: 'Time stands still', shift: 0 },
  closing: { title: 'Ten seconds before a draw closes', shift: 2 * hour - 10_000 },
  tomorrow: { title: 'A day later', shift: 24 * hour },
} as const

const deviceNow = Date.now
let worn: string | undefined

/** Lets every component of the page read the chosen time, from the moment it is chosen. */
export function wearClock(choice: string): void {
  if (choice === worn) return
  worn = choice
  const clock = Object.entries(clocks).find(([name]) => name === choice)?.[1]
  if (!clock) {
    Date.now = deviceNow
    return
  }
  const chosenAt = deviceNow()
  const passed = (): number => (choice === 'frozen' ? 0 : deviceNow() - chosenAt)
  Date.now = () => storyNow + clock.shift + passed()
}

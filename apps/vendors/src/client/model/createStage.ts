import type { Sound } from '../sound/sound.ts'
import type { Stage } from './showRound.ts'

/** What the reels on the screen can be told. */
export interface ReelsHandle {
  readonly roll: () => void
  readonly land: (stops: readonly number[], onReel: () => void) => Promise<void>
}

export interface ScreenStage extends Stage {
  /** The reels appear on the screen, or leave it. */
  readonly attach: (reels: ReelsHandle | null) => void
}

/** Reels turn at least this long, however fast the answer is. */
const shortestRollMs = 650

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export function createStage(sound: Sound): ScreenStage {
  let reels: ReelsHandle | null = null
  let rolledAt = 0
  let hurried = false
  let endPause: (() => void) | undefined
  return {
    rest: [4, 11, 20, 7, 15],
    attach: (handle) => {
      reels = handle
    },
    roll: () => {
      rolledAt = performance.now()
      reels?.roll()
      sound.play('start')
    },
    land: async (stops) => {
      await wait(Math.max(0, rolledAt + shortestRollMs - performance.now()))
      await reels?.land(stops, () => sound.play('stop'))
    },
    mark: (win, stake) => {
      if (win > stake) sound.play('win')
    },
    pause: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => endPause?.(), ms)
        endPause = () => {
          clearTimeout(timer)
          endPause = undefined
          resolve()
        }
        if (hurried && ms < 5000) endPause()
      }),
    goOn: (how) => {
      if (how === 'result') hurried = true
      endPause?.()
    },
    until: (time) => wait(Math.max(0, time - performance.now())),
    hurried: () => hurried,
    begin: () => {
      hurried = false
    },
  }
}

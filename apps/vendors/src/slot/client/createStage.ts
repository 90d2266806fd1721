import type { Sound } from '../../client/sound/sound.ts'
import type { ReelsHandle, ScreenStage } from './stage.ts'

/** Reels turn at least this long, however fast the answer is. */
const shortestRollMs = 650

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export function createStage(sound: Sound): ScreenStage {
  let reels: ReelsHandle | null = null
  let rolledAt = 0
  let hurried = false
  let endPause: (() => void) | undefined
  return {
    attach: (handle) => {
      reels = handle
    },
    roll: () => {
      rolledAt = performance.now()
      reels?.roll()
      sound.play('start')
    },
    show: async (step, before) => {
      if (step.by === 'turn') await wait(Math.max(0, rolledAt + shortestRollMs - performance.now()))
      await reels?.show(step, before, () => sound.play('stop'))
    },
    rest: async (step) =>
      step === undefined ? reels?.stop() : reels?.show({ ...step, by: 'turn' }, undefined, () => undefined),
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

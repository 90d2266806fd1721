import type { Scene } from '../../client/model/createInstantGame.ts'
import type { View } from '../../client/model/createView.ts'
import type { SlotResult } from '../engine/result.ts'
import { showRound } from './showRound.ts'
import type { ShownRound, Stage } from './stage.ts'

/** Shows rounds on the reels. */
export function createSlotScene(stage: Stage, { view, change }: View<ShownRound>): Scene<SlotResult> {
  /** What the reels rested on before they began to turn. */
  let before: ShownRound['shown']
  return {
    begin: () => {
      before = view().shown
      change({ shown: undefined, win: undefined })
      stage.roll()
    },
    show: (result) => showRound(result, stage, change),
    undo: async () => {
      await stage.rest(before)
      change({ shown: before })
    },
    until: stage.until,
  }
}

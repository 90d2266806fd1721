import { createContext, useContext, useSyncExternalStore } from 'react'
import { type LotteryWords, useLotteryWords } from '../words.ts'
import type { LotteryModel, LotteryShown } from './model/lotteryShown.ts'

export const LotteryContext = createContext<LotteryModel | undefined>(undefined)

/** The lottery that is shown, its actions and its words. */
export function useLottery(): {
  readonly model: LotteryModel
  readonly shown: LotteryShown
  readonly words: LotteryWords
} {
  const model = useContext(LotteryContext)
  if (model === undefined) throw new Error('A part of the lottery is shown outside of it')
  return { model, shown: useSyncExternalStore(model.subscribe, model.view), words: useLotteryWords() }
}

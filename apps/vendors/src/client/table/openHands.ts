import { openHand, readParts } from '../api/gameStore.ts'
import type { StreamModel, StreamState } from './createTableStream.ts'

/** Where a player's stake lies. */
interface OpenHand {
  /** Name of the table. */
  readonly table: string
  readonly round: string
}

/** The hands of one player at a title's tables, over pages that were closed in the middle of one (R25). */
export interface OpenHands {
  /** The hand that a page before this one left, until its end was seen. */
  readonly left: () => OpenHand | undefined
  /** Remembers the hand at a table from its first stake on until its end was seen. */
  readonly follow: (table: string, model: Pick<StreamModel<StreamState>, 'subscribe' | 'state'>) => () => void
}

export function createOpenHands(player: string, gameId: string): OpenHands {
  const key = `${player}:${gameId}`
  const left = (): OpenHand | undefined => {
    const { table, round } = readParts(openHand, key)
    return typeof table === 'string' && typeof round === 'string' ? { table, round } : undefined
  }
  return {
    left,
    follow: (table, model) => {
      const before = left()
      let kept = before?.table === table ? before.round : undefined
      return model.subscribe(() => {
        const { table: told, own } = model.state()
        if (told === undefined || own === undefined || own.round !== told.round) return
        const isOver = told.phase === 'paid' || told.phase === 'void' || own.tickets.length === 0
        const round = isOver ? undefined : told.round
        if (round === kept) return
        if (round === undefined) openHand.forget(key)
        else openHand.keep(key, JSON.stringify({ table, round }))
        kept = round
      })
    },
  }
}

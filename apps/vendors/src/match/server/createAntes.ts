import type { Placed, Stakes } from '../../frame/stakes/stakes.ts'
import { seatCount } from '../engine/rules.ts'

/** What is kept with an ante at the stakes. */
export interface AnteStake {
  readonly seat: number
}

/** A player of the next hand. */
export interface Joiner {
  readonly player: string
  readonly id: string
  readonly seat: number
  state: 'sending' | 'placed' | 'out'
  readonly answer: Promise<Placed>
}

export interface JoinOrder {
  readonly player: string
  /** The session whose wallet pays. */
  readonly session: string
  /** Chosen by the browser; the same id always has the same answer. */
  readonly id: string
  /** Where the player sat before. */
  readonly seat?: number | undefined
}

/** The antes of one hand, from the first player that joins to the deal. */
export interface Antes {
  readonly round: string
  readonly of: (player: string) => Joiner | undefined
  /** Those whose ante is paid or on its way. */
  readonly joiners: () => readonly Joiner[]
  /** Pays the ante; every seat may be taken. */
  readonly join: (order: JoinOrder) => Promise<Placed> | 'table_full'
  /** Gives the ante back to a player who does not wait any longer. The balance, where it is known. */
  readonly leave: (player: string) => Promise<number | undefined>
  /** No more players: resolves when every ante on its way is answered, or `patience` has passed. Gives who plays. */
  readonly close: (patience: Promise<void>) => Promise<readonly Joiner[]>
}

interface AntesOptions<Outcome> {
  readonly round: string
  readonly place: string
  readonly ante: number
  readonly stakes: Stakes<AnteStake, Outcome>
  readonly onChange: () => void
}

export function createAntes<Outcome>({ round, place, ante, stakes, onChange }: AntesOptions<Outcome>): Antes {
  const all: Joiner[] = []
  const joiners = (): readonly Joiner[] => all.filter(({ state }) => state !== 'out')
  const of = (player: string): Joiner | undefined => joiners().find((one) => one.player === player)
  let isOpened = false

  const send = async ({ id, session }: JoinOrder, seat: number): Promise<Placed> => {
    try {
      if (!isOpened) stakes.openRound(round, place)
      isOpened = true
    } catch {
      // Nothing was written down, so nothing was asked for either.
      return { state: 'refused', code: 'round_cancelled' }
    }
    return stakes.place({ id, round, session, what: { seat }, stake: ante })
  }

  const freeSeat = (wished: number | undefined): number | undefined => {
    const taken = new Set(joiners().map(({ seat }) => seat))
    if (wished !== undefined && !taken.has(wished)) return wished
    return Array.from({ length: seatCount }, (_, seat) => seat).find((seat) => !taken.has(seat))
  }

  return {
    round,
    of,
    joiners,
    join: (order) => {
      const before = all.find(({ id, player }) => id === order.id && player === order.player) ?? of(order.player)
      if (before !== undefined) return before.answer
      const seat = freeSeat(order.seat)
      if (seat === undefined) return 'table_full'
      const answer = send(order, seat).then(async (placed): Promise<Placed> => {
        if (placed.state === 'placed' && joiner.state === 'sending') {
          joiner.state = 'placed'
          onChange()
          return placed
        }
        // It was answered after the deal, or nobody can say what became of it.
        joiner.state = 'out'
        onChange()
        if (placed.state === 'refused') return placed
        await stakes.giveBack(order.id)
        return { state: 'refused', code: 'round_cancelled' }
      })
      const joiner: Joiner = { player: order.player, id: order.id, seat, state: 'sending', answer }
      all.push(joiner)
      onChange()
      return answer
    },
    leave: async (player) => {
      const joiner = of(player)
      if (joiner === undefined) return undefined
      const wasPlaced = joiner.state === 'placed'
      joiner.state = 'out'
      onChange()
      // One on its way goes back as soon as it is answered.
      if (wasPlaced) return stakes.giveBack(joiner.id, 'taken_back')
      await joiner.answer
      return undefined
    },
    close: async (patience) => {
      const sent = joiners().filter(({ state }) => state === 'sending')
      await Promise.race([Promise.allSettled(sent.map(({ answer }) => answer)), patience])
      for (const joiner of joiners()) if (joiner.state === 'sending') joiner.state = 'out'
      return joiners()
    },
  }
}

import type { SeamlessDraws } from '@foyer/contract'
import type { SessionRecord } from '../../../frame/store/records.ts'
import type { DrawSource } from '../../../server/drawSource.ts'
import type { LotteryEvents } from '../wire.ts'

type Tell = <Name extends keyof LotteryEvents>(name: Name, data: LotteryEvents[Name]) => void

/** Those who look at lotteries now: each lottery is read once for all of them, and they are told what changes. */
export interface Watch {
  /** Tells what is known, and from then on what changes. Returns how to stop. */
  readonly add: (session: SessionRecord, tell: Tell) => () => void
  /** Reads what is looked at anew. */
  readonly look: () => Promise<void>
}

interface WatchOptions {
  readonly draws: DrawSource
  /** The world's time. */
  readonly now: () => number
  /** What a player has of their own. */
  readonly ownOf: (session: SessionRecord) => LotteryEvents['own']
  /** Rises with everything that may change what players have. */
  readonly revision: () => number
}

interface Looker {
  readonly session: SessionRecord
  readonly tell: Tell
  own?: string
  isWaiting?: boolean
  revision?: number
}

interface Watched {
  readonly lookers: Set<Looker>
  told?: { readonly text: string; readonly data: LotteryEvents['draws']; readonly ahead: number }
  isAway?: boolean
}

/** The world's clock has been moved when it is this far from where it was, ms. */
const moved = 500

export function createWatch({ draws, now, ownOf, revision }: WatchOptions): Watch {
  const watched = new Map<string, Watched>()

  const tellOwn = (looker: Looker): void => {
    // Whoever waits for nothing hears of it when something was bought or paid.
    if (looker.revision === revision() && looker.isWaiting === false) return
    looker.revision = revision()
    const own = ownOf(looker.session)
    looker.isWaiting = own.waiting > 0
    const text = JSON.stringify(own)
    if (text === looker.own) return
    looker.own = text
    looker.tell('own', own)
  }
  const tellAway = ({ lookers }: Watched): void => {
    for (const { tell } of lookers) tell('away', {})
  }
  const tellDraws = (one: Watched, { next, last }: Pick<SeamlessDraws, 'next' | 'last'>): void => {
    const text = JSON.stringify([next, last])
    const ahead = now() - Date.now()
    const isKnown = one.told?.text === text && Math.abs(one.told.ahead - ahead) < moved
    if (isKnown && !one.isAway) return
    one.isAway = false
    one.told = { text, ahead, data: { now: now(), next, last } }
    for (const { tell } of one.lookers) tell('draws', one.told.data)
  }
  const lookAt = async (one: Watched): Promise<void> => {
    const [looker] = one.lookers
    if (looker === undefined) return
    const { merchant, gameId } = looker.session
    const found = await draws.read(merchant, gameId)
    if (found === undefined) {
      if (!one.isAway) tellAway(one)
      one.isAway = true
    } else tellDraws(one, found)
    for (const each of one.lookers) tellOwn(each)
  }

  return {
    add: (session, tell) => {
      const name = `${session.merchant} ${session.gameId}`
      const one: Watched = watched.get(name) ?? { lookers: new Set() }
      const looker: Looker = { session, tell }
      watched.set(name, one)
      one.lookers.add(looker)
      if (one.told) tell('draws', { ...one.told.data, now: now() })
      if (one.isAway) tell('away', {})
      tellOwn(looker)
      if (one.told === undefined || one.isAway) void lookAt(one)
      return () => {
        one.lookers.delete(looker)
        if (one.lookers.size === 0 && watched.get(name) === one) watched.delete(name)
      }
    },
    look: async () => void (await Promise.all([...watched.values()].map(lookAt))),
  }
}

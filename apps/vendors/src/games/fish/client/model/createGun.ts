import { askRound, RefusedCall, UnansweredCall } from '../../../../client/api/gameApi.ts'
import type { Session } from '../../../../client/model/createSession.ts'
import { createView, type View } from '../../../../client/model/createView.ts'
import type { PlayedRound } from '../../../../wire/game.ts'
import type { Fish } from '../../engine/sea.ts'
import { costs, defaultCost, type Shot } from '../../engine/shoot.ts'
import type { SeaClock } from './createSeaClock.ts'
import { catchOf, type FiredShot, type GunView, mostUnderWay, type Said } from './shots.ts'

/** How a shot ended: with what the server decided, or `undefined` when nothing was taken. */
export type ShotEnd = (shot: FiredShot, result: Shot | undefined) => void

export interface Gun extends Pick<View<GunView>, 'subscribe' | 'view'> {
  readonly aim: (fish: Fish | undefined) => void
  readonly setCost: (cost: number) => void
  /** Fires one shot at what is aimed at; says whether it did. */
  readonly fire: () => boolean
  readonly say: (said: Said) => void
  /** Brings a shot to its end that was begun before a reload. */
  readonly start: () => Promise<void>
}

interface GunOptions {
  readonly session: Session
  readonly clock: SeaClock
  readonly onFired: (shot: FiredShot) => void
  readonly onEnded: ShotEnd
  /** Waits before a shot is sent that came too fast. */
  readonly pause: () => Promise<void>
}

/** A cannon and its shots: one at a time on the way to the server, each with an id of its own, none lost and none twice. */
export function createGun({ session, clock, onFired, onEnded, pause }: GunOptions): Gun {
  const { history = [] } = session.view().state ?? {}
  const { change, ...view } = createView<GunView>({
    cost: history[0]?.result.stake ?? defaultCost,
    target: undefined,
    shots: [],
    caught: new Set(history.flatMap(({ result }) => catchOf(result) ?? [])),
    said: undefined,
  })
  let aimed: Fish | undefined
  let isRunning = false

  /** The balance as shown is without what is under way. */
  const showBalance = (real: number): void =>
    session.change({ balance: real - view.view().shots.reduce((sum, { cost }) => sum + cost, 0) })
  const take = (gone: (shot: FiredShot) => boolean): void =>
    change({ shots: view.view().shots.filter((one) => !gone(one)) })
  /** Shots that never left are dropped: they cost nothing. */
  const dropWaiting = (): void => {
    const waiting = view.view().shots.filter(({ isSent }) => !isSent)
    if (waiting.length === 0) return
    take(({ isSent }) => !isSent)
    session.change({ balance: session.view().balance + waiting.reduce((sum, { cost }) => sum + cost, 0) })
    change({ said: { what: 'dropped', count: waiting.length } })
    for (const shot of waiting) onEnded(shot, undefined)
  }
  const aim = (fish: Fish | undefined): void => {
    aimed = fish
    change({ target: fish?.id })
  }

  const ask = (body: Pick<FiredShot, 'playId' | 'cost' | 'fish'>): Promise<PlayedRound<Shot>> => {
    const { playId, cost, fish } = body
    return session.untilAnswered(async () => {
      const sent = Date.now()
      try {
        const round = await askRound<Shot>(session.token(), 'fish', { playId, stake: cost, choice: { fish } })
        clock.learn(sent, Date.parse(round.at))
        return round
      } catch (error) {
        if (error instanceof UnansweredCall) dropWaiting()
        throw error
      }
    })
  }
  const remember = (round: PlayedRound<Shot>): void => {
    const { result } = round
    session.remember(round)
    showBalance(round.balance)
    if (!result.caught) {
      change({ said: { what: 'missed', species: result.species } })
      return
    }
    const { caught, target } = view.view()
    change({
      caught: new Set([...caught, result.fish]),
      said: { what: 'caught', species: result.species, win: result.win },
    })
    if (target === result.fish) aim(undefined)
    // What was to follow at the same fish never leaves.
    const useless = view.view().shots.filter(({ fish }) => fish === result.fish)
    take(({ fish }) => fish === result.fish)
    showBalance(round.balance)
    for (const shot of useless) onEnded(shot, undefined)
  }
  const over = (code: 'launch_refused' | 'session_over'): void => {
    change({ shots: [] })
    session.block(code)
  }
  /** A round of the session is not finished: brings it to its end by asking for it again. */
  const finishOpen = async (): Promise<void> => {
    const { openPlay: open } = await session.refresh()
    showBalance(session.view().balance)
    if (open === undefined) return
    const { choice } = open
    const fish = typeof choice === 'object' && choice !== null && 'fish' in choice ? String(choice.fish) : ''
    try {
      remember(await ask({ playId: open.playId, cost: open.stake, fish }))
      session.change({ notice: 'resumed' })
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error
      if (error.code === 'launch_refused' || error.code === 'session_over') return over(error.code)
      // It did not take place, or its win is owed: the state tells the balance that holds.
      await session.refresh()
      if (error.code === 'win_owed') session.change({ notice: error.code })
      showBalance(session.view().balance)
    }
  }
  /** What became of a shot; `again` when it is to be sent once more. */
  const carry = async (shot: FiredShot): Promise<Shot | 'again' | undefined> => {
    try {
      const round = await ask(shot)
      take(({ playId }) => playId === shot.playId)
      remember(round)
      return round.result
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error
      return refused(shot, error)
    }
  }
  const refused = async (shot: FiredShot, { code }: RefusedCall): Promise<'again' | undefined> => {
    switch (code) {
      case 'launch_refused':
      case 'session_over':
        over(code)
        return undefined
      case 'too_fast':
        await pause()
        return 'again'
      case 'round_running':
        await finishOpen()
        await pause()
        return 'again'
      default:
        take(({ playId }) => playId === shot.playId)
        dropWaiting()
        await session.refresh()
        if (code === 'insufficient_funds' || code === 'round_cancelled' || code === 'win_owed')
          session.change({ notice: code })
        else change({ said: { what: 'late', species: shot.species } })
        showBalance(session.view().balance)
        return undefined
    }
  }
  /** One shot after the other, in the order in which they were fired. */
  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    try {
      for (let [shot] = view.view().shots; shot !== undefined; [shot] = view.view().shots) {
        const { playId } = shot
        change({ shots: view.view().shots.map((one) => (one.playId === playId ? { ...one, isSent: true } : one)) })
        const end = await carry(shot)
        if (end !== 'again') onEnded(shot, end)
      }
    } finally {
      isRunning = false
    }
  }

  return {
    ...view,
    aim: (fish) => {
      if (fish?.id === view.view().target) return
      aim(fish)
      if (fish !== undefined) change({ said: { what: 'aimed', species: fish.species } })
    },
    setCost: (cost) => {
      if (!costs.includes(cost)) return
      change({ cost })
      session.change({ notice: undefined })
    },
    say: (said) => change({ said }),
    fire: () => {
      const { cost, shots } = view.view()
      if (session.view().phase !== 'open') return false
      if (aimed === undefined) change({ said: { what: 'choose' } })
      else if (shots.length >= mostUnderWay) change({ said: { what: 'wait' } })
      else if (session.view().balance < cost) session.change({ notice: 'insufficient_funds' })
      else {
        const { id, species } = aimed
        const shot = { playId: crypto.randomUUID(), fish: id, species, cost, isSent: false }
        session.change({ balance: session.view().balance - cost, notice: undefined })
        change({ shots: [...shots, shot] })
        onFired(shot)
        void run()
        return true
      }
      return false
    },
    start: async () => {
      await clock.ask()
      if (session.view().state?.openPlay !== undefined) await finishOpen()
    },
  }
}

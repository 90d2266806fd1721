import type { RoundOutcome } from '../../wire/game.ts'
import { askRound, RefusedCall } from '../api/gameApi.ts'
import { unseenRound } from '../api/gameStore.ts'
import { readHistory } from '../api/historyApi.ts'
import type { Session } from './createSession.ts'
import { createView, type View } from './createView.ts'

/** A round takes at least this long from press to press, so that play keeps a calm pace. */
const shortestRoundMs = 2500

/** What shows the rounds of an instant kind. */
export interface Scene<Outcome extends RoundOutcome> {
  /** A round was asked for: sets things going. */
  readonly begin: () => void
  /** Shows a round that is already decided; resolves when it was seen. */
  readonly show: (result: Outcome) => Promise<void>
  /** The round did not take place: back to what stood before. */
  readonly undo: () => Promise<void>
  /** Waits for a point of `performance.now()`, if it is still to come. */
  readonly until: (time: number) => Promise<void>
}

export interface InstantView {
  readonly phase: 'idle' | 'playing'
  readonly stake: number
}

/** An instant kind's rounds without their screen: asking, repeating, resuming, refusals. */
export interface InstantGame extends Pick<View<InstantView>, 'subscribe' | 'view'> {
  readonly play: (choice?: unknown) => void
  readonly setStake: (stake: number) => void
  /** Finishes a round that was begun before a reload or in another tab. */
  readonly start: () => Promise<void>
  /** The page is looked at again: asks for the balance where no round is played, as another tab may have played. */
  readonly seen: () => void
}

interface InstantGameOptions {
  readonly stakes: readonly number[]
  readonly defaultStake: number
}

interface Asked {
  readonly playId: string
  readonly stake: number
  readonly choice?: unknown
}

export function createInstantGame<Outcome extends RoundOutcome>(
  session: Session,
  scene: Scene<Outcome>,
  { stakes, defaultStake }: InstantGameOptions,
): InstantGame {
  const { kind, gameId = '', history, openPlay } = session.view().state ?? {}
  const { change, ...view } = createView<InstantView>({
    phase: openPlay === undefined ? 'idle' : 'playing',
    stake: history?.[0]?.result.stake ?? defaultStake,
  })

  const play = async ({ playId, stake, choice }: Asked): Promise<void> => {
    change({ phase: 'playing', stake })
    session.change({ balance: session.view().balance - stake, notice: undefined })
    scene.begin()
    unseenRound.keep(gameId, playId)
    const earliest = performance.now() + shortestRoundMs
    try {
      const body = { playId, stake, ...(choice === undefined ? {} : { choice }) }
      const ask = () => askRound<Outcome>(session.token(), kind ?? '', body)
      const round = await session.untilAnswered(ask)
      await scene.show(round.result)
      unseenRound.forget(gameId)
      session.remember(round)
      session.change({ balance: round.balance })
      await scene.until(earliest)
      change({ phase: 'idle' })
    } catch (error) {
      unseenRound.forget(gameId)
      await scene.undo()
      await recover(error)
    }
  }

  const recover = async (error: unknown): Promise<void> => {
    if (!(error instanceof RefusedCall)) throw error
    try {
      switch (error.code) {
        case 'launch_refused':
        case 'session_over':
          return session.block(error.code)
        case 'insufficient_funds':
        case 'round_cancelled':
        case 'win_owed':
          await session.refresh()
          session.change({ notice: error.code })
          return change({ phase: 'idle' })
        default:
          await session.refresh()
          await resume()
      }
    } catch (next) {
      await recover(next)
    }
  }

  /** A round that was decided while the page was reloaded is shown as it was; its money has moved already. */
  const showUnseen = async (): Promise<void> => {
    const unseen = unseenRound.read(gameId)
    if (unseen === undefined) return change({ phase: 'idle' })
    change({ phase: 'playing' })
    // The page around the game, loaded anew, has opened another session: the round stands in the player's own history.
    const ask = () => readHistory(session.token())
    const [last] = (await session.untilAnswered(ask)).rounds
    // It is shown once.
    unseenRound.forget(gameId)
    if (last === undefined || last.playId !== unseen) return change({ phase: 'idle' })
    const { balance } = session.view()
    session.change({ balance: balance - last.result.win })
    scene.begin()
    // What the server tells of a title's rounds is of its kind.
    await scene.show(last.result as Outcome)
    session.change({ balance, notice: 'resumed' })
    change({ phase: 'idle' })
  }

  const resume = async (): Promise<void> => {
    const open = session.view().state?.openPlay
    if (open === undefined) return showUnseen()
    // Its stake may already be taken; the answer brings the balance that holds.
    session.change({ balance: session.view().balance + open.stake })
    await play(open)
    if (view.view().phase === 'idle' && session.view().notice === undefined) session.change({ notice: 'resumed' })
  }

  return {
    ...view,
    play: (choice) => {
      const { phase, stake } = view.view()
      if (phase !== 'idle') return
      if (session.view().balance < stake) return session.change({ notice: 'insufficient_funds' })
      void play({ playId: crypto.randomUUID(), stake, choice })
    },
    setStake: (stake) => {
      if (view.view().phase !== 'idle' || !stakes.includes(stake)) return
      change({ stake })
      session.change({ notice: undefined })
    },
    start: () => resume().catch(recover),
    seen: () => {
      if (view.view().phase === 'idle') session.refresh().catch(recover)
    },
  }
}

import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { createStakes } from '../../frame/stakes/createStakes.ts'
import { playerOf, type SessionRecord } from '../../frame/store/records.ts'
import { createHandClock } from '../../frame/table/handClock.ts'
import { type CallWallet, WalletRefusal, WalletUnreachable } from '../../server/seamlessClient.ts'
import { seededDraw } from '../../slot/testing/simulate.ts'
import type { MatchRules } from '../engine/rules.ts'
import type { AnteStake } from '../server/createAntes.ts'
import { createMatchTable, type MatchEvent } from '../server/createMatchTable.ts'
import type { HandOutcome } from '../server/handOutcome.ts'
import type { MatchTable, OwnSeat } from '../wire.ts'

/** What a call of the wallet meets: a refusal, an answer that never comes, or one that waits until it is let go. */
export type WalletFault = 'refused' | 'lost' | 'held'

/** A purse per player, in memory; each call of a kind meets the next of its faults. */
function createPurses() {
  const purses = new Map<string, number>()
  const done = new Map<string, number>()
  const calls: string[] = []
  const faults: Partial<Record<string, WalletFault[]>> = {}
  const held: (() => void)[] = []
  const of = (player: string): number => purses.get(player) ?? 10_000
  const call: CallWallet = async (_vendor, name, body) => {
    // Calls of any kind: each is looked at for what it has.
    const { transactionId = '', amount = 0 } = { ...body } as { transactionId?: string; amount?: number }
    const [reference = ''] = transactionId.split(/-(?:bet|win|rollback)$/)
    const player = owners.get(reference) ?? ('session' in body ? String(body.session) : '')
    owners.set(reference, player)
    const fault = faults[name]?.shift()
    if (fault === 'held') await new Promise<void>((resolve) => held.push(resolve))
    if (fault === 'lost') throw new WalletUnreachable(name)
    if (fault === 'refused') throw new WalletRefusal({ code: 'insufficient_funds', message: '' }, false)
    if (!done.has(transactionId)) {
      const back = name === 'rollback' ? -(done.get(`${reference}-bet`) ?? 0) : 0
      const change = name === 'bet' ? -amount : name === 'win' ? amount : back
      done.set(transactionId, change)
      purses.set(player, of(player) + change)
      calls.push(`${name} ${player} ${amount}`)
    }
    return { transactionId, balance: of(player) } as never // the value of the call that was asked for
  }
  const owners = new Map<string, string>()
  const letGo = (): void => {
    for (const go of held.splice(0)) go()
  }
  return { of, call, calls, faults, letGo }
}

/** A table over stakes in a file, with a wallet in memory and a clock moved by hand. */
export function createMatchGround<State, Open, Piece, Move>(rules: MatchRules<State, Open, Piece, Move>, seed = 1) {
  const database = new DatabaseSync(':memory:')
  const wallet = createPurses()
  const hand = createHandClock()
  const draw = seededDraw(seed)
  const world = { rounds: 0, problems: [] as unknown[], failsDecide: false }
  const sessions = new Map<string, SessionRecord>()
  const addSession = (player: string): SessionRecord => {
    const id = `session-${sessions.size}`
    // What matches do not look at is left out.
    const session = { id, player, vendor: 'TGD', merchant: 'COMET', walletSession: player } as SessionRecord
    sessions.set(id, session)
    return session
  }
  const start = () => {
    const stakes = createStakes<AnteStake, HandOutcome<Move>>({
      kind: 'match',
      database,
      walletOf: () => wallet.call,
      findSession: (id) => sessions.get(id),
      now: hand.clock.now,
      onProblem: (error) => void world.problems.push(error),
    })
    const table = createMatchTable({
      spec: { id: 't1', name: '1', ante: 50 },
      rules,
      stakes: {
        ...stakes,
        decide: (decision) => {
          if (world.failsDecide) throw new Error('the disk is full')
          stakes.decide(decision)
        },
      },
      clock: hand.clock,
      draw,
      newRound: () => `round-${++world.rounds}`,
      onProblem: (error) => void world.problems.push(error),
    })
    return { stakes, table }
  }
  let running = start()

  /** Looks at the table as a player does, and keeps what they are told. */
  const sit = (player: string, session = addSession(player)) => {
    const key = playerOf(session)
    const seen: { table?: MatchTable<Open, Piece>; own?: OwnSeat<Piece>; told: string[] } = { told: [] }
    const look = (): (() => void) =>
      running.table.watch(key, wallet.of(player), (event: MatchEvent<Open, Piece>) => {
        seen.told.push(JSON.stringify(event.data))
        if (event.kind === 'table') seen.table = event.data
        if (event.kind === 'own') seen.own = event.data
      })
    let leave = look()
    return {
      key,
      session,
      seen,
      join: (id: string = randomUUID()) => running.table.join({ player: key, session: session.id, id }),
      leaveHand: () => running.table.leave(key),
      comeBack: () => running.table.comeBack(key),
      newest: () => running.table.newestOf(key),
      close: () => leave(),
      look: () => {
        leave = look()
      },
      move: (move: Move, id: string = randomUUID(), turnNumber = seen.table?.playing?.turnNumber ?? -1) =>
        running.table.move(seen.table?.playing?.hand ?? '', { player: key, id, turnNumber, move }),
      isTurn: () => seen.own?.seat !== undefined && seen.table?.playing?.turn === seen.own.seat,
    }
  }
  type Seat = ReturnType<typeof sit>
  /** Plays on, everyone like a bot, until something is so or the hand is over. */
  const playOn = async (seats: readonly Seat[], until: () => boolean = () => false): Promise<void> => {
    for (let step = 0; step < 400 && !until() && running.table.listed().phase === 'playing'; step++) {
      const seat = seats.find((one) => one.isTurn())
      const { table, own } = seat?.seen ?? {}
      if (seat && table?.playing && own?.seat !== undefined && !own.isAway)
        seat.move(rules.choose({ seat: own.seat, open: table.playing.open, held: own.held }))
      else await hand.move(500)
      await hand.settle()
    }
  }
  return {
    wallet,
    world,
    move: hand.move,
    settle: hand.settle,
    addSession,
    sit,
    playOn,
    stakes: () => running.stakes,
    table: () => running.table,
    restart: () => {
      running.table.close()
      running = start()
    },
  }
}

import type { Placed } from '../../../frame/stakes/stakes.ts'
import { createCompany, type SharedTable } from '../../../frame/table/company.ts'
import type { Refusal, TableStakes } from '../../../frame/table/layStakes.ts'
import { createPhaseClock, createRun } from '../../../frame/table/phaseClock.ts'
import type { TableClock } from '../../../frame/table/tableClock.ts'
import type { TableSpec } from '../../../wire/table.ts'
import type { Limits } from '../engine/limits.ts'
import type { SpotBet } from '../engine/settle.ts'
import type { OwnView, TableView } from '../wire.ts'
import { phaseMs } from './phases.ts'
import { createTableRound, type LayProblem, type SpotBets, type TableRound } from './tableRound.ts'

export interface TableOptions {
  readonly spec: TableSpec<Limits>
  readonly stakes: TableStakes<readonly SpotBet[], number>
  readonly clock: TableClock
  /** A whole number from 0 up to, but not including, `count`, from the system's generator. */
  readonly draw: (count: number) => number
  readonly newRound: () => string
  readonly onProblem: (error: unknown, round: string) => void
}

export interface Table extends SharedTable<TableView, OwnView> {
  readonly spec: TableSpec<Limits>
  readonly lay: (bet: SpotBets) => Promise<Placed | Refusal<LayProblem | 'not_seated'>>
  /** Numbers of rounds whose wheel has come to rest, the newest first. */
  readonly results: () => readonly number[]
}

const shownResults = 16
const shownPlayers = 6

export function createTable({ spec, stakes, clock, draw, newRound, onProblem }: TableOptions): Table {
  const phases = createPhaseClock(clock)
  let results = stakes.outcomes(spec.id, shownResults)
  let round: TableRound | undefined
  let before: TableRound | undefined
  let isClosed = false

  const tableView = (current: TableRound): TableView => {
    const sums = current.tickets.sums()
    const number = current.number()
    return {
      table: spec.id,
      name: spec.name,
      limits: spec.limits,
      chips: spec.chips,
      round: current.id,
      phase: current.phase(),
      ...phases.span(),
      now: clock.now(),
      ...(number === undefined ? {} : { number }),
      results,
      seats: company.seats(),
      total: sums.reduce((sum, { amount }) => sum + amount, 0),
      players: sums
        .slice(0, shownPlayers)
        .flatMap(({ player, amount }) => [{ seat: company.seatOf(player) ?? 0, amount }]),
    }
  }
  const ownView = (current: TableRound, player: string): OwnView => {
    const win = current.phase() === 'paid' || current.phase() === 'turning' ? current.winOf(player) : undefined
    return {
      seat: company.seatOf(player) ?? 0,
      round: current.id,
      tickets: current.tickets.of(player).map(({ id, what, state }) => ({
        id,
        bets: what,
        state: state === 'sending' ? 'sending' : 'placed',
      })),
      balance: company.balanceOf(player) - current.tickets.onWay(player),
      ...(win === undefined ? {} : { win }),
    }
  }
  const company = createCompany<TableView, OwnView>({
    seats: spec.seats,
    clock,
    tableView: () => round && tableView(round),
    ownView: (player) => round && ownView(round, player),
    isSecret: () => round?.phase() === 'turning',
    onJoin: () => running.wake(),
  })

  /** Plays rounds for as long as somebody sits here. */
  const run = async (): Promise<void> => {
    while (!isClosed && company.seats().taken > 0) {
      before = round
      const current = createTableRound({
        id: newRound(),
        table: spec.id,
        limits: spec.limits,
        stakes,
        onChange: (player, balance) => {
          if (balance === undefined) company.tellOwn(player)
          else company.setBalance(player, balance)
          company.tellSoon()
        },
      })
      round = current
      const bettingEnds = phases.begin(phaseMs.betting)
      // The table first: what a browser knows as its own belongs to the round before until then.
      company.tellTable()
      company.tellEach()
      await bettingEnds
      const closing = current.close(phases.begin(phaseMs.closed))
      company.tellTable()
      await closing
      phases.end()
      if (isClosed) return
      if (await current.decide(draw)) await showAndPay(current)
      else {
        const voidEnds = phases.begin(phaseMs.void)
        company.tellTable()
        company.tellEach()
        await voidEnds
      }
      company.leaveEmpty()
    }
    round = undefined
  }
  const showAndPay = async (current: TableRound): Promise<void> => {
    const still = phases.begin(phaseMs.turning)
    company.tellTable()
    // A balance that rises while the wheel turns would tell the number.
    const paid = new Map<string, number | undefined>()
    const setBalances = (): void => {
      for (const [player, balance] of paid) company.setBalance(player, balance)
    }
    const paying = current
      .pay((player, balance) => void paid.set(player, balance))
      .catch((error: unknown) => onProblem(error, current.id))
    await still
    // Whoever is not paid by then is paid as soon as the wallet answers.
    const paidEnds = phases.begin(phaseMs.paid)
    current.setPaid()
    company.tellTable()
    setBalances()
    company.tellEach()
    void paying.then(() => {
      setBalances()
      company.tellEach()
    })
    await paidEnds
    results = [current.number() ?? 0, ...results].slice(0, shownResults)
  }
  const running = createRun(run, (error) => onProblem(error, round?.id ?? ''))

  return {
    spec,
    join: company.join,
    newestOf: company.newestOf,
    say: company.say,
    seats: company.seats,
    tellBalance: company.tellBalance,
    learnBalance: company.learnBalance,
    lay: async (bet) => {
      if (company.seatOf(bet.player) === undefined) return { state: 'problem', code: 'not_seated' }
      const asked = [round, before].find((one) => one?.id === bet.round)
      if (asked === undefined)
        return stakes.answerOf(bet.ticket, bet.session) ?? { state: 'problem', code: 'bets_closed' }
      return asked.lay(bet)
    },
    takeBack: async (player, ticket) => {
      if (round === undefined) return 'not_back'
      return round.takeBack(player, ticket)
    },
    results: () => results,
    close: () => {
      isClosed = true
      phases.end()
    },
  }
}

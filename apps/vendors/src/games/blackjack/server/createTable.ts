import type { Placed } from '../../../frame/stakes/stakes.ts'
import { type Company, createCompany, type SharedTable } from '../../../frame/table/company.ts'
import type { Refusal } from '../../../frame/table/layStakes.ts'
import { createPhaseClock, createRun } from '../../../frame/table/phaseClock.ts'
import type { TableClock } from '../../../frame/table/tableClock.ts'
import type { TableSpec } from '../../../wire/table.ts'
import type { Move } from '../engine/deal.ts'
import { houseRules } from '../engine/houseRules.ts'
import type { Limits } from '../engine/limits.ts'
import type { OwnView, RoundEnd, TableView } from '../wire.ts'
import type { BlackjackTableStakes } from './blackjackStakes.ts'
import { type Asked, createHandRound, type HandRound, type RoundProblem } from './handRound.ts'
import { phaseMs } from './phases.ts'
import { playRound } from './playRound.ts'
import type { NewShoe, StoredShoe } from './shoeStore.ts'
import { ownViewOf, tableViewOf } from './views.ts'

export interface TableOptions {
  readonly spec: TableSpec<Limits>
  readonly stakes: BlackjackTableStakes
  readonly clock: TableClock
  readonly newShoe: NewShoe
  readonly newRound: () => string
  readonly onProblem: (error: unknown, round: string) => void
}

/** What a player asks of a round that they see. */
type Wanted = Omit<Asked, 'seat'> & { readonly round: string }

export type TableAnswer = Promise<Placed | Refusal<RoundProblem | 'not_seated'> | { readonly state: 'done' }>

export interface Table extends SharedTable<TableView, OwnView> {
  readonly spec: TableSpec<Limits>
  readonly bet: (wanted: Wanted, amount: number) => TableAnswer
  readonly insure: (wanted: Wanted, takes: boolean) => TableAnswer
  readonly move: (wanted: Wanted, hand: number, move: Move) => TableAnswer
}

const shownResults = 12

export function createTable({ spec, stakes, clock, newShoe, newRound, onProblem }: TableOptions): Table {
  const phases = createPhaseClock(clock)
  let results: readonly RoundEnd[] = stakes
    .outcomes(spec.id, shownResults)
    .map(({ shoe, from, dealer }) => ({ round: `${shoe}.${from}`, dealer }))
  let shoe: StoredShoe | undefined
  let round: HandRound | undefined
  let before: HandRound | undefined
  let isClosed = false

  const company: Company<TableView, OwnView> = createCompany({
    seats: spec.seats,
    clock,
    tableView: () =>
      round &&
      tableViewOf(spec, round, {
        ...phases.span(),
        now: clock.now(),
        seats: company.seats(),
        taken: company.taken(),
        results,
        shoe: {
          dealt: shoe?.dealt() ?? 0,
          cut: (shoe?.cards.length ?? 52 * houseRules.decks) - houseRules.cutFromEnd,
        },
      }),
    ownView: (player) =>
      round &&
      ownViewOf(round, player, {
        seat: company.seatOf(player) ?? 0,
        balance: company.balanceOf(player),
        roundsLeft: company.roundsLeft(player),
      }),
    isSecret: () => round?.phase() === 'dealer',
    onJoin: () => running.wake(),
  })
  const tellAll = (): void => {
    company.tellTable()
    company.tellEach()
  }
  const shoeOnTable = (): StoredShoe => {
    if (shoe === undefined || shoe.isOver()) shoe = newShoe(spec.id)
    return shoe
  }

  /** Plays rounds for as long as somebody sits here. */
  const run = async (): Promise<void> => {
    while (!isClosed && company.seats().taken > 0) {
      before = round
      const current = createHandRound({
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
      await takeBets(current)
      if (isClosed) return
      if (current.tickets.all().some(({ state }) => state === 'placed')) await playOut(current)
      company.leaveEmpty()
    }
    round = undefined
  }
  /** Takes bets until the clock has run out over at least one; an empty table waits in turns of the clock. */
  const takeBets = async (current: HandRound): Promise<void> => {
    do {
      const ends = phases.begin(phaseMs.betting)
      tellAll()
      await ends
      if (!isClosed) company.giveUpIdle((player) => current.tickets.of(player).length > 0)
      if (current.tickets.sums().length > 0) break
      company.leaveEmpty()
    } while (!isClosed && company.seats().taken > 0)
    current.setPhase('closed')
    const closing = current.answered(phases.begin(phaseMs.closed))
    tellAll()
    await closing
    phases.end()
  }
  const playOut = async (current: HandRound): Promise<void> => {
    const paid = new Map<string, number | undefined>()
    let paying: Promise<void> = Promise.resolve()
    const isPlayed = await playRound({
      round: current,
      phases,
      shoe: shoeOnTable,
      tell: tellAll,
      isClosed: () => isClosed,
      onDecided: () => {
        paying = current
          .pay((player, balance) => void paid.set(player, balance))
          .catch((error: unknown) => onProblem(error, current.id))
      },
    })
    if (isClosed) return
    // A balance that rises before the dealer's last card would tell of it.
    const setBalances = (): void => {
      for (const [player, balance] of paid) company.setBalance(player, balance)
    }
    const ends = phases.begin(isPlayed ? phaseMs.paid : phaseMs.void)
    current.setPhase(isPlayed ? 'paid' : 'void')
    setBalances()
    tellAll()
    // Whoever is not paid by then is paid as soon as the wallet answers.
    void paying.then(setBalances)
    await ends
    if (isPlayed) results = [{ round: current.id, dealer: current.deal().dealer }, ...results].slice(0, shownResults)
  }
  const running = createRun(run, (error) => onProblem(error, round?.id ?? ''))

  const asking = async (
    { round: id, ...wanted }: Wanted,
    ask: (of: HandRound, asked: Asked) => TableAnswer,
  ): TableAnswer => {
    const seat = company.seatOf(wanted.player)
    if (seat === undefined) return { state: 'problem', code: 'not_seated' }
    const of = [round, before].find((one) => one?.id === id)
    // A round of an earlier process: its stakes are answered for as they were.
    if (of === undefined)
      return stakes.answerOf(wanted.ticket, wanted.session) ?? { state: 'problem', code: 'bets_closed' }
    return ask(of, { ...wanted, seat })
  }
  return {
    spec,
    join: company.join,
    newestOf: company.newestOf,
    say: company.say,
    seats: company.seats,
    tellBalance: company.tellBalance,
    learnBalance: company.learnBalance,
    bet: (wanted, amount) => asking(wanted, (of, asked) => of.bet(asked, amount)),
    insure: (wanted, takes) => asking(wanted, (of, asked) => of.insure(asked, takes)),
    move: (wanted, hand, move) => asking(wanted, (of, asked) => of.move(asked, hand, move)),
    takeBack: async (player, ticket) => {
      if (round === undefined) return 'not_back'
      return round.takeBack(player, ticket)
    },
    close: () => {
      isClosed = true
      phases.end()
    },
  }
}

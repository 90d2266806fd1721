import type { SlotSymbol } from '../../engine/symbols.ts'
import type { GameProblem } from '../../wire/game.ts'
import type { Theme } from '../themes/theme.ts'

/** Every word of the game. Amounts come formatted. */
export interface Labels {
  readonly wildWord: string
  readonly scatterWord: string
  readonly symbols: Readonly<Record<Theme['id'], Readonly<Record<SlotSymbol, string>>>>
  readonly loading: string
  readonly balance: string
  readonly playMoney: string
  readonly playMoneyNote: string
  /** Marks a title that the sandbox's engine stands in for. */
  readonly sandbox: string
  /** Says what a title of another genre opens. */
  readonly otherGenre: (title: string) => string
  readonly stake: string
  readonly lowerStake: string
  readonly raiseStake: string
  readonly win: string
  readonly spin: string
  readonly spinning: string
  readonly soundOn: string
  readonly soundOff: string
  readonly info: string
  readonly history: string
  readonly close: string
  readonly goOn: string
  readonly skip: string
  readonly reels: string
  readonly row: (row: number, names: string) => string
  readonly goodLuck: string
  readonly announceWin: (amount: string, lines: number, balance: string) => string
  readonly announceNoWin: (balance: string) => string
  readonly announceFree: (count: number) => string
  readonly freeSpins: string
  readonly freeSpinsWon: (count: number, multiplier: number) => string
  readonly freeSpin: (current: number, count: number) => string
  readonly freeTotal: (amount: string) => string
  readonly reconnecting: string
  readonly resumed: string
  readonly problems: Readonly<
    Record<Exclude<GameProblem, 'malformed' | 'spin_conflict' | 'not_found' | 'round_running' | 'unavailable'>, string>
  >
  readonly brokenTitle: string
  readonly reopen: string
  readonly rules: {
    readonly title: string
    readonly howTo: string
    readonly howToText: (lines: number) => string
    readonly keys: string
    readonly pays: string
    readonly paysText: (stake: string) => string
    readonly wild: string
    readonly scatter: (stakes: number, spins: number, multiplier: number) => string
    readonly lines: string
    readonly line: (number: number, rows: string) => string
    readonly facts: string
    readonly returnToPlayer: string
    readonly returnText: string
    readonly provider: string
    readonly jackpot: string
    readonly jackpotText: string
    readonly limits: string
    readonly fairness: string
    readonly fairnessText: string
    readonly interruption: string
    readonly interruptionText: string
    readonly standIn: (provider: string) => string
  }
  readonly past: {
    readonly title: string
    readonly time: string
    readonly rounds: string
    readonly staked: string
    readonly won: string
    readonly net: string
    readonly when: string
    readonly reference: string
    readonly none: string
    readonly minutes: (count: number) => string
  }
}

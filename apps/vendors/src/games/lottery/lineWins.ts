import { betTypesOf, type DrawForm, type DrawResult } from '@foyer/rules'
import type { LotteryLine } from './wire.ts'

interface Bought {
  readonly form: DrawForm
  readonly price: number
  readonly lines: readonly LotteryLine[]
}

/** What each line of a ticket brings, minor units; parts of one stay with the house. */
export function lineWins({ form, price, lines }: Bought, result: DrawResult): number[] {
  const types = betTypesOf(form)
  return lines.map(({ type, picks }) => {
    const pays = types.find(({ id }) => id === type)?.pays(picks, result) ?? 0
    return Math.floor((price * Math.round(pays)) / 100)
  })
}

import { betTypesOf, type DrawResult } from '@foyer/rules'
import type { Ticket } from './lotteryStakes.ts'

/** What each line of a ticket brings, minor units; parts of one stay with the house. */
export function lineWins({ form, price, lines }: Ticket, result: DrawResult): number[] {
  const types = betTypesOf(form)
  return lines.map(({ type, picks }) => {
    const pays = types.find(({ id }) => id === type)?.pays(picks, result) ?? 0
    return Math.floor((price * Math.round(pays)) / 100)
  })
}

import type { GameOrder, InputOf, Operations } from '@foyer/contract'

/** What is chosen of the filters and the order of a list of games; empty, 0 and false are free (L23, QP03, QP04). */
export interface GameChoice {
  /** Codes with commas between them, as the server tells them. */
  readonly features: string
  readonly themes: string
  readonly volatilities: string
  /** Least stated return, per cent. */
  readonly rtp: number
  readonly jackpot: boolean
  readonly isNew: boolean
  /** Only games whose lowest bet is 1 or more (L23). */
  readonly minBet: boolean
  /** Only games with 25 lines or more (L23). */
  readonly lines: boolean
  readonly sort: GameOrder
}

export const freeChoice: GameChoice = {
  features: '',
  themes: '',
  volatilities: '',
  rtp: 0,
  jackpot: false,
  isNew: false,
  minBet: false,
  lines: false,
  sort: 'popular',
}

/** The codes of a choice. */
export const codesOf = (text: string): readonly string[] => (text ? text.split(',') : [])

/** The part of a call that asks for what is chosen, without its order. */
export const choiceQuery = (choice: GameChoice): InputOf<Operations['gameFacets']> => ({
  ...(choice.features ? { features: choice.features } : {}),
  ...(choice.themes ? { themes: choice.themes } : {}),
  ...(choice.volatilities ? { volatilities: choice.volatilities } : {}),
  ...(choice.rtp ? { minRtp: choice.rtp } : {}),
  ...(choice.jackpot ? { jackpot: true } : {}),
  ...(choice.isNew ? { isNew: true } : {}),
  ...(choice.minBet ? { minBet: 1 } : {}),
  ...(choice.lines ? { minLines: 25 } : {}),
})

/** How many filters are chosen, each code as one; an order is none. */
export const countFilters = (choice: GameChoice): number => codesOf(Object.values(choiceQuery(choice)).join()).length

/** One filter that is set, as a person reads it. */
export interface NamedFilter {
  readonly id: string
  readonly name: string
  /** What takes it away. */
  readonly without: Partial<GameChoice>
}

/** What is set of a list's filters and order, in words. */
export interface NamedChoice {
  readonly filters: readonly NamedFilter[]
  readonly orderLabel: string
  readonly orders: readonly { readonly value: GameOrder; readonly label: string }[]
}

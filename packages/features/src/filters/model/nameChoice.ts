import type { GameOrder } from '@foyer/contract'
import { type ActionModule, codesOf, type GameChoice, type NamedChoice, type NamedFilter } from '@foyer/feature-api'
import type { Operation } from '../operations.ts'
import { switchCode } from './switchCode.ts'
import type { FilterMessage } from './useT.ts'

type Say = (key: FilterMessage, values?: Readonly<Record<string, string>>) => string

export const orders = ['popular', 'new', 'name', 'return'] as const satisfies readonly GameOrder[]
/** The word of an order; a search that nobody ordered comes with its best match first. */
export const orderWord = (order: GameOrder, isSearch: boolean) =>
  isSearch && order === 'popular' ? ('sort_best' as const) : (`sort_${order}` as const)
const lists = [
  ['features', 'feature'],
  ['volatilities', 'volatility'],
  ['themes', 'theme'],
] as const
const switches = ['jackpot', 'isNew', 'minBet', 'lines'] as const

/** Words of what is set, in the order of the dialog; a code that is new to the words is told as it is. */
export function namesOf(choice: GameChoice, say: Say, tag: string, isSearch = false): NamedChoice {
  const filters: NamedFilter[] = []
  for (const [key, prefix] of lists)
    for (const code of codesOf(choice[key])) {
      // The server may know codes that these words do not; a key without words is answered as the key.
      const word = `${prefix}_${code}` as FilterMessage
      const told = say(word)
      const name = told.endsWith(word) ? code : told
      const without = { [key]: switchCode(choice[key], code, false) }
      // A level says nothing by itself.
      filters.push({ id: word, name: prefix === 'volatility' ? say('volatilitySet', { level: name }) : name, without })
    }
  if (choice.rtp > 0) {
    const share = new Intl.NumberFormat(tag, { style: 'percent' }).format(choice.rtp / 100)
    filters.push({ id: 'rtp', name: say('returnSet', { share }), without: { rtp: 0 } })
  }
  for (const key of switches)
    if (choice[key]) filters.push({ id: key, name: say(`only_${key}`), without: { [key]: false } })
  return {
    filters,
    orderLabel: say('sort'),
    orders: orders.map((value) => ({ value, label: say(orderWord(value, isSearch)) })),
  }
}

export const run: ActionModule<'nameChoice', Operation>['run'] = ({ text, language }, { choice, isSearch, onNamed }) =>
  onNamed(namesOf(choice, (key, values) => text('filters', key, values), language.tag, isSearch))

import { sayLabel } from '@foyer/ui/labels'
import { payouts, type Spot } from '../../engine/spots.ts'
import { colorOf } from '../../engine/wheel.ts'
import type { RouletteLabels } from '../rouletteLabels.ts'

/** A bet in words: "Split 14, 17". */
export function spotName({ id, kind, numbers }: Spot, labels: RouletteLabels): string {
  if (kind === 'even') {
    // The ids of the even chances are the keys of their words.
    return labels.evens[id as keyof typeof labels.evens]
  }
  const [first = 0] = numbers
  if (kind === 'straight') return `${first} ${labels.colors[colorOf(first)]}`
  if (kind === 'dozen' || kind === 'column') return sayLabel(labels.kinds, kind, { number: id.at(-1) ?? '' })
  return sayLabel(labels.kinds, kind, { numbers: numbers.join(', ') })
}

/** What a button of the layout says: the bet, its payout and what lies on it. */
export function spotLabel(spot: Spot, laid: string | undefined, labels: RouletteLabels): string {
  const name = spotName(spot, labels)
  const pays = sayLabel(labels, 'pays', { payout: payouts[spot.kind] })
  return [name, pays, ...(laid === undefined ? [] : [sayLabel(labels, 'laid', { amount: laid })])].join(', ')
}

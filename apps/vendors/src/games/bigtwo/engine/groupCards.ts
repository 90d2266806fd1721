import type { Card } from '../../../cards/card.ts'

/** Cards by what they have in common, in the order they come in. */
export function groupCards<Key>(cards: readonly Card[], keyOf: (card: Card) => Key): Map<Key, Card[]> {
  const groups = new Map<Key, Card[]>()
  for (const card of cards) {
    const key = keyOf(card)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [card])
    else group.push(card)
  }
  return groups
}

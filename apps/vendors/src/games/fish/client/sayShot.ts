import { sayLabel } from '@foyer/ui/labels'
import type { useWords } from '../words.ts'
import type { Said } from './model/shots.ts'

/** What happened last, in words. `money` writes an amount. */
export function sayShot(
  words: ReturnType<typeof useWords>,
  said: Said | undefined,
  money: (minor: number) => string,
): string {
  if (said === undefined) return ''
  const { language } = words
  switch (said.what) {
    case 'caught':
      return sayLabel(words.said, 'caught', { species: words.species[said.species], amount: money(said.win) }, language)
    case 'dropped':
      return sayLabel(words.said, 'dropped', { count: said.count }, language)
    case 'wait':
    case 'choose':
      return words.said[said.what]
    default:
      return sayLabel(words.said, said.what, { species: words.species[said.species] }, language)
  }
}

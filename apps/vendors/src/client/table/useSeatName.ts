import { sayLabel } from '@foyer/ui/labels'
import { useTableWords } from './tableWords.ts'

/** Names of the seats of a table, for the player on `own`. */
export function useSeatName(own: number | undefined): (seat: number) => string {
  const words = useTableWords()
  return (seat) => sayLabel(words, seat === own ? 'you' : 'seat', { seat })
}

import { sayLabel } from '@foyer/ui/labels'
import { lettersOf, symbolNames } from '../engine/symbols.ts'
import type { useSlotWords } from '../slotWords.ts'
import type { Theme } from '../themes/theme.ts'

type Words = ReturnType<typeof useSlotWords>

/** What stands in a window, row by row in words. */
export function describeColumns(columns: readonly string[], rows: number, look: Theme, words: Words): string {
  const names = words.symbols[look.id]
  return Array.from({ length: rows }, (_, row) =>
    sayLabel(words, 'row', {
      row: row + 1,
      names: columns
        .flatMap((column) => lettersOf(column.charAt(row)).map((letter) => names[symbolNames[letter]]))
        .join(', '),
    }),
  ).join(' ')
}

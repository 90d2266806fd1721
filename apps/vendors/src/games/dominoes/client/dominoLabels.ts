import { sayLabel } from '@foyer/ui/labels'
import { createWords } from '../../../client/i18n/createWords.ts'
import { halvesOf, isDouble, type Tile } from '../engine/tiles.ts'
import english from './messages/en.json' with { type: 'json' }

/** Every word of dominoes, as the English file has them. `language` is the tag of the words. */
export type DominoLabels = typeof english & { readonly language: string }

export const useDominoLabels: () => DominoLabels = createWords(
  english,
  import.meta.glob('./messages/*.json', { eager: true, import: 'default' }),
)

export const sayValue = ({ values }: DominoLabels, value: number): string =>
  Object.values(values)[value] ?? String(value)

/** A tile in words: "six-four", "double six". */
export function sayTile(labels: DominoLabels, tile: Tile): string {
  const [high, low] = halvesOf(tile)
  return isDouble(tile)
    ? sayLabel(labels, 'double', { value: sayValue(labels, high) })
    : sayLabel(labels, 'tile', { high: sayValue(labels, high), low: sayValue(labels, low) })
}

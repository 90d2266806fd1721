import { sayLabel } from '../../labels/sayLabel.ts'
import type { SearchPaletteLabels } from './SearchPalette.labels.ts'

interface SearchStatusProps {
  readonly text: string
  readonly state: 'loading' | 'ready' | 'error'
  readonly shown: number
  readonly total: number
  /** Pages that are called so. */
  readonly places: number
  readonly labels: SearchPaletteLabels
}

function say({ text, state, shown, total, places, labels }: SearchStatusProps): string {
  if (text === '') return labels.start
  if (state === 'loading') return labels.loading
  if (state === 'error') return labels.failed
  if (shown === 0)
    return places > 0 ? sayLabel(labels, 'onlyPlaces', { count: places }) : sayLabel(labels, 'none', { text })
  return total > shown ? sayLabel(labels, 'best', { shown, total }) : sayLabel(labels, 'count', { count: shown })
}

/** How the search goes, and how many titles it found, or else pages. */
export const SearchStatus = (props: SearchStatusProps) => (
  <p data-part="status" role="status">
    {say(props)}
  </p>
)

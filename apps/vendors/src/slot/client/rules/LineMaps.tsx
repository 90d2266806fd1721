import { sayLabel } from '@foyer/ui/labels'
import { useSlotWords } from '../../slotWords.ts'

interface LineMapsProps {
  /** Each line's row on every reel. */
  readonly lines: readonly (readonly number[])[]
  readonly rows: number
}

/** Every pay line as a small map of the window. */
export function LineMaps({ lines, rows }: LineMapsProps) {
  const words = useSlotWords()
  return (
    <>
      <h3>{words.lines}</h3>
      <ul className="line-maps">
        {lines.map((places, index) => (
          <li key={places.join('')}>
            <span className="unseen">
              {sayLabel(words, 'line', { number: index + 1, rows: places.map((row) => row + 1).join(', ') })}
            </span>
            <svg className="line-map" viewBox={`0 0 ${places.length * 10} ${rows * 10}`} aria-hidden="true">
              {places.flatMap((place, reel) =>
                Array.from({ length: rows }, (_, row) => (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                    key={`${reel}-${row}`}
                    x={reel * 10 + 1}
                    y={row * 10 + 1}
                    width="8"
                    height="8"
                    rx="2"
                    data-on={place === row || undefined}
                  />
                )),
              )}
            </svg>
          </li>
        ))}
      </ul>
    </>
  )
}

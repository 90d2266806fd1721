import { colorOf } from '../../engine/wheel.ts'
import { useRouletteLabels } from '../rouletteLabels.ts'

/** Numbers of earlier rounds, newest first. */
export function LastNumbers({ results }: { readonly results: readonly number[] }) {
  const labels = useRouletteLabels()
  if (results.length === 0) return <p className="quiet numbers">{labels.noNumbers}</p>
  return (
    <ol className="numbers" aria-label={labels.lastNumbers}>
      {results.slice(0, 13).map((number, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number may come again; only its place tells it from the other
        <li key={place} data-color={colorOf(number)}>
          {number}
        </li>
      ))}
    </ol>
  )
}

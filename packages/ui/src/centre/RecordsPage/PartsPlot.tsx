import { sayLabel } from '../../labels/sayLabel.ts'
import { keepSign } from './keepSign.ts'
import { partBars } from './partBars.ts'
import type { RecordsPageLabels } from './RecordsPage.labels.ts'
import type { PartsPlot as Plot, RecordFormats } from './RecordsPage.types.ts'

interface PartsPlotProps {
  plot: Plot
  formats: RecordFormats
  labels: RecordsPageLabels
}

/** What a whole is made of: a line per part with its name, a bar from one zero line for all, and its amount. */
export function PartsPlot({ plot: { title, parts }, formats, labels }: PartsPlotProps) {
  if (!parts) return <div data-part="plot" data-skeleton aria-hidden="true" />
  if (parts.length === 0) return null
  const { bars, zero } = partBars(parts)
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  return (
    <figure data-part="plot">
      <figcaption>
        <span>{title}</span>
        <span data-part="total">{sayLabel(labels, 'plotTotal', { value: keepSign(formats.money(total)) })}</span>
      </figcaption>
      <ul data-part="parts">
        {bars.map(({ name, value, x, width }) => (
          <li key={name}>
            <span data-part="part-name">{name}</span>
            <svg viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true" data-sign={Math.sign(value)}>
              <rect data-part="bar" x={x} width={width} y="0" height="12" />
              <line data-part="zero" x1={zero} x2={zero} y1="0" y2="12" vectorEffect="non-scaling-stroke" />
            </svg>
            <span data-part="part-value" data-sign={Math.sign(value)}>
              <bdi>{formats.money(value)}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { sayLabel } from '../../labels/sayLabel.ts'
import { keepSign } from './keepSign.ts'
import { PlotAxis } from './PlotAxis.tsx'
import { PlotReadout } from './PlotReadout.tsx'
import { plotBars, plotSize } from './plotBars.ts'
import type { RecordsPageLabels } from './RecordsPage.labels.ts'
import type { DaysPlot, RecordDay, RecordFormats } from './RecordsPage.types.ts'

interface RecordsPlotProps {
  plot: DaysPlot
  formats: RecordFormats
  labels: RecordsPageLabels
}

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
}

const noDays: readonly RecordDay[] = []

/** A value per day as bars around zero. One stop of the Tab key, arrow keys go from day to day; a table says the same. */
export function RecordsPlot({ plot, formats, labels }: RecordsPlotProps) {
  const { title, header, days = noDays } = plot
  const [active, setActive] = useState<number>()
  const titleId = useId()
  const { bars, ticks, total } = useMemo(() => plotBars(days), [days])
  const column = plotSize.width / (bars.length || 1)
  const shown = active === undefined ? undefined : bars[active]
  const stop = Math.min(active ?? bars.length - 1, bars.length - 1)
  const isLate = stop >= bars.length / 2
  const nameOf = ({ date, value }: RecordDay): string =>
    sayLabel(labels, 'plotPoint', { day: formats.day(date), value: formats.money(value) })

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = steps[event.key]?.(stop, bars.length - 1)
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<SVGElement>('[data-part=day]')[next]?.focus()
  }

  if (!plot.days) return <div data-part="plot" data-skeleton aria-hidden="true" />
  const first = days[0]
  const last = days.at(-1)
  if (!first || !last) return null
  const range = { from: formats.day(first.date), to: formats.day(last.date) }
  return (
    <figure data-part="plot">
      <figcaption>
        <span id={titleId}>{title}</span>
        <span data-part="total">{sayLabel(labels, 'plotTotal', { value: keepSign(formats.money(total)) })}</span>
      </figcaption>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the arrow keys of the days inside, which hold the focus */}
      <div data-part="frame" role="presentation" onKeyDown={onKeyDown}>
        <div data-part="scale" aria-hidden="true">
          {ticks.map(({ value }) => (
            <span key={value}>
              <bdi>{formats.money(value)}</bdi>
            </span>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a plot is no group of form fields */}
        <svg
          viewBox={`0 0 ${plotSize.width} ${plotSize.height}`}
          preserveAspectRatio="none"
          role="group"
          aria-labelledby={titleId}
          onPointerLeave={() => setActive(undefined)}
        >
          <title>{title}</title>
          <desc>{sayLabel(labels, 'plotDescription', range)}</desc>
          {ticks.map(({ value, y }) => (
            <line
              key={value}
              data-part={value === 0 ? 'zero' : 'tick'}
              x1="0"
              x2={plotSize.width}
              y1={y}
              y2={y}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {bars.map((bar, index) => (
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a point of the plot is read, not pressed
            <g
              key={bar.date}
              data-part="day"
              data-sign={Math.sign(bar.value)}
              data-active={index === active || undefined}
              role="img"
              aria-label={nameOf(bar)}
              tabIndex={index === stop ? 0 : -1}
              onFocus={() => setActive(index)}
              onBlur={() => setActive(undefined)}
              onPointerEnter={() => setActive(index)}
            >
              <rect data-part="column" x={index * column} width={column} y="0" height={plotSize.height} />
              <rect data-part="bar" x={bar.x} width={bar.width} y={bar.y} height={bar.height} />
            </g>
          ))}
        </svg>
        {shown && (
          <PlotReadout
            at={(isLate ? stop : stop + 1) / bars.length}
            isBefore={isLate}
            day={formats.day(shown.date)}
            value={formats.money(shown.value)}
          />
        )}
      </div>
      <PlotAxis days={days} formats={formats} />
      <details>
        <summary>{labels.plotTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{labels.day}</th>
              <th scope="col">{header}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, value }) => (
              <tr key={date}>
                <th scope="row">{formats.day(date)}</th>
                <td>
                  <bdi>{formats.money(value)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

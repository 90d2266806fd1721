import type { LotteryDraw } from '@foyer/contract'
import { useFormats, useLabels } from '@foyer/feature-api'
import { PeriodPlot } from '@foyer/ui/centre/PeriodPlot'
import { useId } from 'react'
import { countNumbers } from '../model/countNumbers.ts'
import { useT } from '../model/useT.ts'
import { NumberPlotRoot } from './NumberPlot.styles.ts'

/** How often each number came in the last hundred draws (C06), and that it says nothing of the next one. */
export function NumberPlot({ draws }: { draws: readonly LotteryDraw[] | undefined }) {
  const t = useT()
  const id = useId()
  const formats = useFormats()
  const labels = useLabels('RecordsPage')
  if (!draws || draws.length === 0) return null
  const kind = draws[0]?.form.kind
  const days = countNumbers(draws).map(({ number, count }) => ({ date: number, value: count }))
  return (
    <NumberPlotRoot aria-labelledby={id}>
      <h2 id={id}>{t('plotTitle')}</h2>
      <p>
        {t('foretell')} {kind === 'national' && t('plotEndings')} {kind === 'digits' && t('plotDigits')}
      </p>
      <PeriodPlot
        plot={{ title: t('plotDraws', { count: draws.length }), header: t('plotCount'), days }}
        formats={{ ...formats, day: (number) => number, money: (count) => String(count) }}
        labels={{
          ...labels,
          day: t('plotNumber'),
          plotTotal: '',
          // The kit puts the ends of the plot into its own words.
          plotDescription: t('plotDescription', { from: '{{from}}', to: '{{to}}' }),
        }}
      />
    </NumberPlotRoot>
  )
}

import { type RecordsPageLabels, recordsPageLabels } from '../RecordsPage/RecordsPage.labels.ts'
import type { DaysPlot, RecordFormats } from '../RecordsPage/RecordsPage.types.ts'
import { RecordsPlot } from '../RecordsPage/RecordsPlot.tsx'
import { PeriodPlotRoot } from './PeriodPlot.styles.ts'

export interface PeriodPlotProps {
  plot: DaysPlot
  formats: RecordFormats
  labels?: RecordsPageLabels
}

/** The plot of a page of records for itself: a value per day as bars around zero, with a table that says the same. */
export function PeriodPlot({ plot, formats, labels = recordsPageLabels }: PeriodPlotProps) {
  return (
    <PeriodPlotRoot>
      <RecordsPlot plot={plot} formats={formats} labels={labels} />
    </PeriodPlotRoot>
  )
}

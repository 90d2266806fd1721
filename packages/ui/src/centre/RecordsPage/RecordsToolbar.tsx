import { Download } from 'lucide'
import { Button } from '../../components/Button/index.ts'
import { Glyph } from '../../components/Icon/Glyph.tsx'
import { sayLabel } from '../../labels/sayLabel.ts'
import type { RecordsPageLabels } from './RecordsPage.labels.ts'
import type { ExportState } from './RecordsPage.types.ts'

interface RecordsToolbarProps {
  title: string
  rowCount: number | undefined
  exportState: ExportState
  onExport: (() => void) | undefined
  labels: RecordsPageLabels
}

/** How many records match, and the export of all of them with its progress. */
export function RecordsToolbar({ title, rowCount, exportState, onExport, labels }: RecordsToolbarProps) {
  const isRunning = exportState.kind === 'running'
  const percent = new Intl.NumberFormat(labels.language ?? 'en', { style: 'percent' })
  return (
    <div data-part="toolbar">
      <h3>{title}</h3>
      <span data-part="count" role="status">
        {rowCount !== undefined && sayLabel(labels, 'count', { count: rowCount })}
      </span>
      <span data-part="export-state" role="status">
        {isRunning && sayLabel(labels, 'exporting', { percent: percent.format(exportState.done) })}
        {exportState.kind === 'failed' && labels.exportFailed}
      </span>
      {isRunning && <progress aria-label={labels.export} value={exportState.done} max={1} />}
      {onExport && (
        <Button size="small" icon={<Glyph of={Download} />} isBusy={isRunning} disabled={!rowCount} onClick={onExport}>
          {labels.export}
        </Button>
      )}
    </div>
  )
}

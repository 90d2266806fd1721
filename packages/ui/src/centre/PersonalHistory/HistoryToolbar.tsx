import { Download } from 'lucide'
import { Button } from '../../components/Button/index.ts'
import { Glyph } from '../../components/Icon/Glyph.tsx'
import { fillLabel } from '../../labels/fillLabel.ts'
import type { PersonalHistoryLabels } from './PersonalHistory.labels.ts'
import type { HistoryExport } from './PersonalHistory.types.ts'

interface HistoryToolbarProps {
  betCount: number | undefined
  exportState: HistoryExport
  onExport: (() => void) | undefined
  labels: PersonalHistoryLabels
}

/** How many bets match, and the export of all of them with its progress. */
export function HistoryToolbar({ betCount, exportState, onExport, labels }: HistoryToolbarProps) {
  const isRunning = exportState.kind === 'running'
  const percent = isRunning ? `${Math.round(exportState.done * 100)}%` : ''
  return (
    <div data-part="toolbar">
      <h3>{labels.records}</h3>
      <span data-part="count" role="status">
        {betCount !== undefined && fillLabel(labels.count, { count: betCount.toLocaleString('en') })}
      </span>
      <span data-part="export-state" role="status">
        {isRunning && fillLabel(labels.exporting, { percent })}
        {exportState.kind === 'failed' && labels.exportFailed}
      </span>
      {isRunning && <progress aria-label={labels.export} value={exportState.done} max={1} />}
      {onExport && (
        <Button size="small" icon={<Glyph of={Download} />} isBusy={isRunning} disabled={!betCount} onClick={onExport}>
          {labels.export}
        </Button>
      )}
    </div>
  )
}

import { problemText, useCategoryName, useRuntime } from '@foyer/feature-api'
import type { HistoryExport, HistoryFilter } from '@foyer/ui/centre/PersonalHistory'
import { useEffect, useRef, useState } from 'react'
import { betRows } from './betRows.ts'
import { collectBets, exportPageSize } from './collectBets.ts'
import { byteOrderMark, csvText } from './csv.ts'
import { historyInput } from './historyFilter.ts'
import { saveFile } from './saveFile.ts'
import { useT } from './useT.ts'

/** Exports everything a filter matches as a CSV file (P06, QR23); leaving the page stops it. */
export function useHistoryExport(filter: HistoryFilter, timeZone: string) {
  const runtime = useRuntime()
  const t = useT()
  const nameOf = useCategoryName()
  const [exportState, setState] = useState<HistoryExport>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (): Promise<void> => {
    running.current?.abort()
    const exporting = new AbortController()
    running.current = exporting
    const { signal } = exporting
    setState({ kind: 'running', done: 0 })
    try {
      const input = historyInput(filter, timeZone)
      const bets = await collectBets(
        (pageNo) => runtime.client.call('betHistory', { ...input, pageNo, pageSize: exportPageSize }, { signal }),
        (done) => setState({ kind: 'running', done }),
      )
      if (signal.aborted) return
      const rows = betRows(bets, t, nameOf, { timeZone, currency: runtime.config.currency.code })
      saveFile(`${t('fileName')}_${filter.from}_${filter.to}.csv`, byteOrderMark + csvText(rows))
      setState({ kind: 'idle' })
    } catch (error) {
      if (signal.aborted) return
      setState({ kind: 'failed' })
      runtime.toast({ tone: 'negative', text: problemText(runtime, error) })
    }
  }
  return { exportState, onExport: () => void start() }
}

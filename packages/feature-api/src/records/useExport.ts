import { useEffect, useRef, useState } from 'react'
import { useRuntime } from '../hooks.ts'
import { problemText } from '../problemText.ts'
import { saveCsv } from './saveFile.ts'

type ExportState = { readonly kind: 'idle' | 'failed' } | { readonly kind: 'running'; readonly done: number }

interface ExportJob {
  readonly fileName: string
  /** Collects the rows of the file, the heading first. */
  readonly collect: (signal: AbortSignal, onProgress: (done: number) => void) => Promise<readonly (readonly string[])[]>
}

/** Exports records as a CSV file (P06, QR23); leaving the page stops it. */
export function useExport({ fileName, collect }: ExportJob) {
  const runtime = useRuntime()
  const [exportState, setState] = useState<ExportState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (): Promise<void> => {
    running.current?.abort()
    const exporting = new AbortController()
    running.current = exporting
    const { signal } = exporting
    setState({ kind: 'running', done: 0 })
    try {
      const rows = await collect(signal, (done) => {
        if (!signal.aborted) setState({ kind: 'running', done })
      })
      if (signal.aborted) return
      saveCsv(fileName, rows)
      setState({ kind: 'idle' })
    } catch (error) {
      if (signal.aborted) return
      setState({ kind: 'failed' })
      runtime.toast({ tone: 'negative', text: problemText(runtime, error) })
    }
  }
  return { exportState, onExport: () => void start() }
}

import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type BuildSettings, createBuilder } from './buildOne.ts'
import type { BuildableBrand, BuiltSite } from './buildSite.ts'

export type BuildResult = { readonly brand: string } & ({ readonly built: BuiltSite } | { readonly failure: string })

/** From this many brands on, starting further threads costs less than they save. */
const worthThreads = 6

/** Builds brands that were checked. `onResult` is called as each is done; the order is that of completion. */
export async function buildAll(
  brands: readonly BuildableBrand[],
  settings: BuildSettings,
  onResult: (result: BuildResult) => void,
): Promise<void> {
  const threads = brands.length < worthThreads ? 1 : Math.min(availableParallelism(), 8)
  if (threads === 1) {
    const build = createBuilder(settings)
    for (const brand of brands) onResult(await build(brand))
    return
  }
  const pending = [...brands]
  await Promise.all(Array.from({ length: threads }, () => runThread(pending, settings, onResult)))
}

function runThread(
  pending: BuildableBrand[],
  settings: BuildSettings,
  onResult: (result: BuildResult) => void,
): Promise<void> {
  const worker = new Worker(new URL('./buildWorker.ts', import.meta.url), { workerData: settings })
  return new Promise((resolve, reject) => {
    const next = () => worker.postMessage(pending.shift())
    worker.on('message', (result: BuildResult | 'ready') => {
      if (result !== 'ready') onResult(result)
      next()
    })
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A build thread ended with code ${code}`))))
  })
}

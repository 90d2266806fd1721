import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type BuildSettings, createBuilder } from './buildOne.ts'
import type { BuildableBrand, BuiltSite } from './buildSite.ts'

export type BuildResult = { readonly brand: string } & ({ readonly built: BuiltSite } | { readonly failure: string })

/** Builds brands that were checked. `onResult` is called as each is done; the order is that of completion. */
export type BuildAll = (brands: readonly BuildableBrand[], onResult: (result: BuildResult) => void) => Promise<void>

/** From this many brands on, starting further threads costs less than they save. */
const worthThreads = 6

/** Makes ready for a number of brands; threads load the portal while their brands are still being checked. */
export function prepareBuild(count: number, settings: BuildSettings): BuildAll {
  if (count < worthThreads) {
    const build = createBuilder(settings)
    return async (brands, onResult) => {
      for (const brand of brands) onResult(await build(brand))
    }
  }
  const threads = Array.from({ length: Math.min(availableParallelism(), 8) }, () => startThread(settings))
  return async (brands, onResult) => {
    const pending = [...brands]
    await Promise.all(threads.map((thread) => thread(pending, onResult)))
  }
}

type Thread = (pending: BuildableBrand[], onResult: (result: BuildResult) => void) => Promise<void>

function startThread(settings: BuildSettings): Thread {
  const worker = new Worker(new URL('./buildWorker.ts', import.meta.url), { workerData: settings })
  const ended = new Promise<void>((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A build thread ended with code ${code}`))))
  })
  // Until it is given work, nobody listens to it and nothing waits for it.
  ended.catch(() => undefined)
  worker.unref()
  return (pending, onResult) => {
    worker.ref()
    const next = () => worker.postMessage(pending.shift())
    worker.on('message', (result: BuildResult) => {
      onResult(result)
      next()
    })
    next()
    return ended
  }
}

import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type BuildSettings, createBuilder } from './buildOne.ts'
import type { BuildableBrand, BuiltSite } from './buildSite.ts'

export type BuildResult = { readonly brand: string } & (
  | { readonly built: BuiltSite; readonly notes: readonly string[] }
  | { readonly failure: string }
)

/** Builds brands that were checked, as they come. */
export interface BuildQueue {
  readonly add: (brand: BuildableBrand) => void
  /** Resolves when everything added is built; nothing is added after. */
  readonly finish: () => Promise<void>
}

/** From this many brands on, starting further processes costs less than they save. */
const worthProcesses = 6

/** Makes ready for a number of brands. `onResult` is called as each is done; the order is that of completion. */
export const startBuild = (
  count: number,
  settings: BuildSettings,
  onResult: (result: BuildResult) => void,
): BuildQueue => (count < worthProcesses ? buildHere(settings, onResult) : buildBeside(settings, onResult))

function buildHere(settings: BuildSettings, onResult: (result: BuildResult) => void): BuildQueue {
  const build = createBuilder(settings)
  const pending: BuildableBrand[] = []
  return {
    add: (brand) => pending.push(brand),
    finish: async () => {
      for (const brand of pending) onResult(await build(brand))
    },
  }
}

/**
 * Processes rather than threads: threads of one process wait for each other whenever one of them asks for memory, which
 * made a hundred brands take a third longer.
 */
function buildBeside(settings: BuildSettings, onResult: (result: BuildResult) => void): BuildQueue {
  const pending: BuildableBrand[] = []
  const idle: ChildProcess[] = []
  let isClosed = false
  const next = (worker: ChildProcess) => {
    const brand = pending.shift()
    if (brand) worker.send(brand)
    else if (isClosed) worker.disconnect()
    else idle.push(worker)
  }
  const wake = () => {
    for (const worker of idle.splice(0)) next(worker)
  }
  const workers = Array.from({ length: Math.min(availableParallelism(), 8) }, () => startWorker(settings))
  for (const worker of workers) {
    worker.on('message', (result: BuildResult) => {
      onResult(result)
      next(worker)
    })
    next(worker)
  }
  const ended = Promise.all(workers.map(endOf))
  // Told at the end; until then nobody listens.
  ended.catch(() => undefined)
  return {
    add: (brand) => {
      pending.push(brand)
      wake()
    },
    finish: async () => {
      isClosed = true
      for (const worker of workers) holdOn(worker)
      wake()
      await ended
    },
  }
}

/** MiB for what is new: a page leaves much behind, and with little room it is collected, or kept, before it is done. */
const roomForPages = ['--min-semi-space-size=32', '--max-semi-space-size=32']

/** A process that does not keep this one alive, which may fail before it has work for it. */
function startWorker(settings: BuildSettings): ChildProcess {
  const file = fileURLToPath(new URL('./buildWorker.ts', import.meta.url))
  const worker = fork(file, [JSON.stringify(settings)], {
    serialization: 'advanced',
    execArgv: [...process.execArgv, ...roomForPages],
  })
  worker.unref()
  worker.channel?.unref()
  return worker
}

function holdOn(worker: ChildProcess): void {
  worker.ref()
  worker.channel?.ref()
}

const endOf = (worker: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A build process ended with code ${code}`))))
  })

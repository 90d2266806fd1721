import { Worker } from 'node:worker_threads'

/**
 * Watches the disk of the data folder from a thread of its own and calls `onFull` before it runs out: when the embedded
 * database meets a full disk it may keep this thread busy for ever, and then the other thread ends the process. What was
 * committed is safe either way. Returns the stop.
 */
export function guardFreeSpace(dataDir: string, onFull: () => void): () => Promise<unknown> {
  const guard = new Worker(new URL('./freeSpaceGuard.ts', import.meta.url), { workerData: dataDir, execArgv: [] })
  guard.once('message', onFull)
  guard.unref()
  return () => guard.terminate()
}

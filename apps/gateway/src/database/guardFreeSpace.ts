import { statfs } from 'node:fs/promises'
import { diskFull } from './checkFreeSpace.ts'

const interval = 1000
/** Room for what the database still writes while it is being closed. */
const least = 32 * 1024 * 1024
/** Readings in a row that must be low: one alone may be a passing peak of somebody else's. */
const readings = 3

/**
 * Watches the disk of the data folder and calls `onFull` before it runs out: the embedded database may never answer again
 * once it meets a full disk. What was committed is safe either way. Returns the stop.
 */
export function guardFreeSpace(dataDir: string, onFull: (error: Error) => void): () => void {
  let low = 0
  const timer = setInterval(() => {
    statfs(dataDir).then(({ bavail, bsize }) => {
      low = bavail * bsize < least ? low + 1 : 0
      if (low === readings) onFull(diskFull(dataDir))
    }, onFull)
  }, interval)
  timer.unref()
  return () => clearInterval(timer)
}

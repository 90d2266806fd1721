import { statfsSync, writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

const interval = 1000
/** Room for what the database still writes while it is being closed. */
const least = 32 * 1024 * 1024
const patience = 10_000
/** Readings in a row that must be low: one alone may be a passing peak of somebody else's. */
const readings = 3

const dataDir = String(workerData)

let low = 0

const timer = setInterval(() => {
  const { bavail, bsize } = statfsSync(dataDir)
  low = bavail * bsize < least ? low + 1 : 0
  if (low < readings) return
  clearInterval(timer)
  parentPort?.postMessage('full')
  setTimeout(() => {
    writeSync(
      2,
      'foyer gateway: The disk is full and the database does not answer any more; free some space and start again\n',
    )
    process.kill(process.pid, 'SIGKILL')
  }, patience)
}, interval)

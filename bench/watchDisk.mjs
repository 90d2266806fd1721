/** What the disk itself takes: one short write that is synced at a time, until told to stop. */
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const everyMs = 20
const page = Buffer.alloc(8192)

/** Watches the disk of a folder; `stop` answers the times of the writes in ms, shortest first. */
export function watchDisk(folder) {
  let isOver = false
  const watch = async () => {
    const times = []
    const file = await open(join(folder, 'watched'), 'w')
    try {
      while (!isOver) {
        const from = performance.now()
        await file.write(page, 0, page.length, 0)
        await file.datasync()
        times.push(performance.now() - from)
        await pause(everyMs)
      }
    } finally {
      await file.close()
    }
    return times.sort((a, b) => a - b)
  }
  const watching = watch()
  return {
    stop: () => {
      isOver = true
      return watching
    },
  }
}

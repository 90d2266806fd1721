import { writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/** Tries and pauses in ms for a reader that is behind. */
const patience = { tries: 50, pause: 10 }

/**
 * Standard output as the log's destination. A line that cannot be written (the disk is full, the reader has gone or does
 * not read) is dropped: the gateway goes on without its log. The first line that can be written again says how many
 * were lost.
 */
export function createLogDestination(
  write: (bytes: Uint8Array) => number = (bytes) => writeSync(1, bytes),
): DestinationStream {
  let dropped = 0
  let isTorn = false

  const put = (line: string): boolean => {
    const bytes = Buffer.from(line)
    let done = 0
    let tries = dropped === 0 ? patience.tries : 0
    while (done < bytes.length) {
      try {
        done += write(bytes.subarray(done))
      } catch (error) {
        // Errors of node:fs have a code.
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || tries === 0) {
          isTorn ||= done > 0
          return false
        }
        tries -= 1
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, patience.pause)
      }
    }
    return true
  }

  return {
    write: (line) => {
      if (dropped > 0) {
        const notice = { level: 40, time: Date.now(), lines: dropped, msg: 'log lines were lost' }
        if (!put(`${isTorn ? '\n' : ''}${JSON.stringify(notice)}\n`)) {
          dropped += 1
          return
        }
        dropped = 0
        isTorn = false
      }
      if (!put(line)) dropped += 1
    },
  }
}

import { watchFolders } from '@foyer/brand/node'

interface Watching {
  readonly close: () => void
}

/** Milliseconds in which events of one save come together. */
const together = 8

/**
 * Calls back with the names of the files that were saved in a folder, once for all events of one save. The next call
 * waits for the last one to be done, so that what is read is never older than what was read before.
 */
export function watchFolder(
  dir: string,
  onSave: (files: readonly string[]) => Promise<void>,
  onError: (error: unknown) => void,
): Watching {
  const changed = new Set<string>()
  let waiting: NodeJS.Timeout | undefined
  let working = Promise.resolve()
  const tell = (): void => {
    const files = [...changed]
    changed.clear()
    working = working.then(() => onSave(files))
  }
  const stop = watchFolders(
    dir,
    (file) => {
      changed.add(file)
      clearTimeout(waiting)
      waiting = setTimeout(tell, together)
    },
    onError,
  )
  return {
    close: () => {
      clearTimeout(waiting)
      stop()
    },
  }
}

import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * Tells the name of whatever changes in a folder and in those below it, with slashes, until the returned stop is called.
 * Every folder has a watcher of its own: the recursive one of Node follows files on Linux, and loses a file for good once
 * an editor has put a new one in its place.
 */
export function watchFolders(
  root: string,
  onChange: (name: string) => void,
  onError: (error: unknown) => void,
): () => void {
  const watchers = new Map<string, FSWatcher>()

  const forget = (path: string): void => {
    for (const [dir, watcher] of watchers) {
      if (dir !== path && !dir.startsWith(path + sep)) continue
      watcher.close()
      watchers.delete(dir)
    }
  }
  const follow = (dir: string): void => {
    const watcher = watch(dir, (event, name) => {
      if (name === null) return
      const path = join(dir, name)
      if (event === 'rename') followAnew(path)
      onChange(relative(root, path).replaceAll('\\', '/'))
    })
    watchers.set(dir, watcher.on('error', onError))
    for (const entry of readdirSync(dir, { withFileTypes: true }))
      if (entry.isDirectory()) follow(join(dir, entry.name))
  }
  const followAnew = (path: string): void => {
    forget(path)
    try {
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) follow(path)
    } catch (error) {
      // A folder that is gone again is told by the next event.
      if (statSync(path, { throwIfNoEntry: false })) onError(error)
    }
  }

  follow(root)
  return () => forget(root)
}

import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes folders below a root, each once; looking at every parent again is what makes `recursive` slow. */
export function createFolderMaker(root: string): (folder: string) => void {
  const made = new Set<string>()
  mkdirSync(root, { recursive: true })
  made.add(root)
  const make = (folder: string): void => {
    if (made.has(folder)) return
    make(dirname(folder))
    mkdirSync(folder)
    made.add(folder)
  }
  return make
}

import { renameSync, writeFileSync } from 'node:fs'

/** Writes under another name first, so that a reader never meets half a file. */
export function writeWhole(path: string, bytes: Uint8Array): void {
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
  writeFileSync(draft, bytes)
  renameSync(draft, path)
}

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The part of V8's `gc` that is used here. */
type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/**
 * Gives the system back what this thread has finished with. V8 keeps the pages of dead objects for later ones, and
 * starting makes more of them than serving ever does.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc')
  // A context made after the flag was set has the function.
  const collect = runInNewContext('gc') as Collect
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

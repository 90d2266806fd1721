/** Load from a process of its own, so that it takes nothing of the gateway's; what it has used itself is told apart. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Performs the script and answers with what it says when it has ended. */
export async function startLoad(script, options) {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), [JSON.stringify(options)], {
    execArgv: ['--conditions=foyer-source'],
  })
  return new Promise((resolve, reject) => {
    child.once('message', resolve)
    once(child, 'exit').then(([code]) => reject(new Error(`${script} ended with ${code} before it was done`)), reject)
  })
}

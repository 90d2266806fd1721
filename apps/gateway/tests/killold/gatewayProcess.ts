import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** The gateway as a process of its own, as people start it. */
export interface GatewayProcess {
  readonly address: string
  /** Ends it at once, as power cuts and the kernel do. */
  readonly kill: () => Promise<void>
}

/** Starts the gateway and waits until it says that it is ready. */
export async function startGatewayProcess(env: Readonly<Record<string, string>>): Promise<GatewayProcess> {
  const child = spawn(process.execPath, ['--conditions=foyer-source', main], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints += String(chunk)
  })
  const address = await readAddress(child)
  if (address === undefined) throw new Error(`The gateway did not start: ${complaints}`)
  return {
    address,
    kill: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function readAddress(child: ChildProcess): Promise<string | undefined> {
  if (child.stdout === null) return undefined
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) {
    const { msg, address } = JSON.parse(line) as { msg?: string; address?: string }
    if (msg !== 'gateway is ready') continue
    // Nobody reads on; an unread pipe would fill up and stop the process.
    child.stdout.resume()
    return address
  }
  return undefined
}

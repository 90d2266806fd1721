import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** What Node is called with to run it. */
export const mainFlags = ['--conditions=foyer-source', main]

/** What it needs to start in production. */
export const mainEnvironment = {
  PATH: process.env.PATH ?? '',
  PORT: '0',
  FOYER_MODE: 'production',
  FOYER_VENDOR_SECRET: 'a secret for tests, long enough to be one',
  // A brand asks for a code by SMS; nothing is sent here.
  FOYER_SMS_URL: 'http://127.0.0.1:9/send',
  FOYER_SMS_SECRET: 'the secret of a service that sends SMS',
}

/** The gateway as a process of its own, in production unless `env` says otherwise. */
export interface Run {
  readonly child: ChildProcessWithoutNullStreams
  /** What it has said on both channels so far. */
  readonly output: () => string
}

export function run(env: Readonly<Record<string, string>>, flags: readonly string[] = []): Run {
  const child = spawn(process.execPath, [...flags, ...mainFlags], { env: { ...mainEnvironment, ...env } })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)))
  return { child, output: () => text }
}

/** A port of loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo // it listens on TCP
  probe.close()
  await once(probe, 'close')
  return port
}

/** Its exit code and all it has said. */
export async function end({ child, output }: Run): Promise<{ code: number | null; output: string }> {
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: output() }
}

/** Waits until it says that it is ready; throws what it said when it ends instead. */
export function ready({ child, output }: Run): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (output().includes('gateway is ready')) resolve()
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    child.once('close', () => reject(new Error(output())))
  })
}

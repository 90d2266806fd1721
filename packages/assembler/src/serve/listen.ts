import type { Server } from 'node:http'
import { environmentError, usageError } from '../cli/exitCodes.ts'

/** Reads a port option. */
export function parsePort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw usageError(`"${text}" is not a port; write a number from 1 to 65535`)
  return port
}

/** Listens on loopback; a port in use is said in one line. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = error.code === 'EADDRINUSE'
      reject(
        environmentError(
          inUse
            ? `port ${port} is in use; choose another with --port`
            : `cannot listen on port ${port}: ${error.message}`,
        ),
      )
    })
    server.listen(port, '127.0.0.1', resolve)
  })
}

/** Resolves when the process is asked to stop. */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  })

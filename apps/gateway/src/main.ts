import { isatty } from 'node:tty'
import pretty from 'pino-pretty'
import { parseConfig } from './start/config.ts'
import { createLogDestination } from './start/createLogDestination.ts'
import { createLogger } from './start/createLogger.ts'
import { explainFailure, StartError } from './start/explainFailure.ts'
import { keepHeapSmall } from './start/keepHeapSmall.ts'
import { recordReads } from './start/recordReads.ts'
import { startGateway } from './start/startGateway.ts'

/** Time that running calls have before the process ends anyway. */
const patience = 8000

/** What was committed is safe however the process ends. */
function fail(error: unknown): never {
  process.stderr.write(`foyer gateway: ${explainFailure(error)}\n`)
  process.exit(1)
}

try {
  keepHeapSmall()
  const { env, unread } = recordReads(process.env)
  const config = parseConfig(env)
  const log = createLogger({
    level: config.logLevel,
    destination: isatty(1) ? pretty({ sync: true }) : createLogDestination(),
  })
  for (const problem of unread()) log.warn(problem)
  const gateway = await startGateway(config, log, fail)
  let stopping = false
  const shutDown = (signal: string): void => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'gateway is stopping')
    setTimeout(
      () => fail(new StartError(`Calls were still running ${patience / 1000} s after ${signal}`)),
      patience,
    ).unref()
    gateway.stop().then(() => process.exit(0), fail)
  }
  process.on('SIGINT', shutDown)
  process.on('SIGTERM', shutDown)
  process.on('SIGHUP', shutDown)
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'gateway is broken')
    fail(error)
  })
  // Who hears of it may stop it at once.
  log.info({ address: gateway.app.listeningOrigin, mode: config.mode }, 'gateway is ready')
} catch (error) {
  fail(error)
}

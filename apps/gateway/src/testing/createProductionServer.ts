import type { FastifyInstance } from 'fastify'
import { createLogger } from '../start/createLogger.ts'
import { createServer } from '../start/createServer.ts'
import { rememberBetweenCalls } from '../start/rememberBetweenCalls.ts'
import { type TestGateway, testServices } from './createTestGateway.ts'

/** A second server over what a gateway under test works with, as in production: nothing of a sandbox is there. */
export const createProductionServer = (gateway: TestGateway): Promise<FastifyInstance> =>
  createServer({
    ...testServices(gateway),
    mode: 'production',
    log: createLogger({ level: 'silent' }),
    ...rememberBetweenCalls(gateway),
  })

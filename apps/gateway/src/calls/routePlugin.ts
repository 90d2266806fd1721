import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'

/** Routes beside the contract's operations, e.g. artwork or the vendors' wallet. Listed in `routePlugins.ts`. */
export type RoutePlugin = (app: FastifyInstance, services: Services) => void | Promise<void>

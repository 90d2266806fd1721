import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../calls/problem.ts'
import type { Services } from '../calls/services.ts'

/** A stranger's page may have pointed its own name at this machine, which makes it no other origin. */
export const createHostCheck =
  (merchants: Services['merchants']) =>
  ({ hostname }: FastifyRequest): void => {
    if (merchants.byHost(hostname.toLowerCase()) === undefined) throw new ProblemError('host_unknown')
  }

import type { FastifyRequest } from 'fastify'
import { ProblemError } from './problem.ts'

const keyPattern = /^[A-Za-z0-9_.:-]{8,128}$/

/** The header `Idempotency-Key`; money calls need one (GW07). */
export function readIdempotencyKey(request: FastifyRequest, required: boolean): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined && !required) return undefined
  if (typeof key === 'string' && keyPattern.test(key)) return key
  throw new ProblemError('bad_request', {
    issues: [{ path: '/headers/Idempotency-Key', message: 'must be 8 to 128 letters, digits or _ . : -' }],
  })
}

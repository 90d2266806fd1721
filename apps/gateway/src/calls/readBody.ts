import type { OperationShape } from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import { decryptBody } from './encryption/decryptBody.ts'
import { loadEncryptionKey } from './encryption/encryptionKey.ts'
import { ProblemError } from './problem.ts'
import type { Services } from './services.ts'

/** The body of an operation as a JSON value: decrypted when it is a JWE, parsed, and free of prototype tricks. */
export async function readBody(
  shape: OperationShape,
  request: FastifyRequest,
  { db, mode }: Services,
): Promise<unknown> {
  const text = typeof request.body === 'string' ? request.body : ''
  if (request.headers.encryption === 'jwe') {
    if (!shape.encrypted)
      throw new ProblemError('bad_request', { issues: [{ path: '', message: 'is not a call with an encrypted body' }] })
    return parseJson(await decryptBody(text.trim(), await loadEncryptionKey(db)))
  }
  if (shape.encrypted && mode === 'production') throw new ProblemError('decryption_failed')
  if (!isJson(request.headers['content-type'])) throw new ProblemError('unsupported_type')
  return parseJson(text)
}

function isJson(contentType: string | undefined): boolean {
  return contentType !== undefined && /^application\/json\s*(;|$)/i.test(contentType)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, refusePrototype)
  } catch (cause) {
    throw new ProblemError('malformed_body', cause instanceof SyntaxError ? {} : { cause })
  }
}

function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('__proto__ is not a field')
  return value
}

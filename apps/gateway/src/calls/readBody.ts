import type { OperationShape } from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import { decryptBody } from './encryption/decryptBody.ts'
import { loadEncryptionKey } from './encryption/encryptionKey.ts'
import { parseBody, parseForm } from './json/parseBody.ts'
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
    return parseBody(await decryptBody(text.trim(), await loadEncryptionKey(db)))
  }
  if (shape.encrypted && mode === 'production') throw new ProblemError('decryption_failed')
  if (shape.form && isForm(request.headers['content-type'])) return parseForm(text)
  if (!isJson(request.headers['content-type'])) throw new ProblemError('unsupported_type')
  return parseBody(text)
}

function isJson(contentType: string | undefined): boolean {
  return contentType !== undefined && /^application\/json\s*(;|$)/i.test(contentType)
}

const isForm = (contentType: string | undefined): boolean =>
  contentType !== undefined && /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType)

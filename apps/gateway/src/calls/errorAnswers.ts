import type { Failure } from '@foyer/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from '../database/databaseUnavailable.ts'
import { innermostCode } from './innermostCode.ts'
import { ProblemError } from './problem.ts'
import { problemText } from './problemTexts.ts'
import { apiSecurityHeaders } from './securityHeaders.ts'

/** Seconds after which a call that found the gateway or its database unavailable may be tried again. */
export const retrySeconds = 2

/** Turns whatever was thrown into a problem with a code of the contract. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  // Whatever was thrown may have these fields, as Fastify's errors do.
  const { code = '', statusCode } = error as Partial<FastifyError>
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ProblemError('unsupported_type')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ProblemError('too_large')
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_LIMIT':
      return new ProblemError('bad_request', { cause: error })
  }
  if (isUnavailable(error)) return new ProblemError('unavailable', { cause: error })
  // Class 22: a value the database cannot hold, such as a number out of its column's range.
  if (/^22[0-9A-Z]{3}$/.test(code)) return new ProblemError('bad_request', { cause: error })
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new ProblemError('bad_request', { cause: error })
  return new ProblemError('internal', { cause: error })
}

/** While a database is away every call fails alike, so a line has no stack. */
function reasonOf(error: unknown): object {
  return error instanceof Error ? { reason: error.message, cause: innermostCode(error) } : {}
}

/** `request.language` is missing on what the router refused before any hook ran. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const problem = toProblem(error)
  const { captcha, issues, triesLeft, allow, cause } = problem.details
  const retryAfter = problem.details.retryAfter ?? (problem.code === 'unavailable' ? retrySeconds : undefined)
  // A site is closed because somebody wants it so.
  if (problem.code === 'unavailable') request.log.error(reasonOf(cause ?? error), 'request could not be served')
  else if (problem.status >= 500 && problem.code !== 'maintenance')
    request.log.error({ err: cause ?? error }, 'request failed')
  else if (cause !== undefined) request.log.info({ err: cause }, 'request refused')
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  if (allow !== undefined) reply.header('allow', allow)
  const failure: Failure = {
    success: false,
    code: problem.code,
    message: problemText(problem.code, request.language),
    requestId: request.id,
    ...(captcha === undefined ? {} : { captcha }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(triesLeft === undefined ? {} : { triesLeft }),
    ...(issues === undefined ? {} : { issues: [...issues] }),
  }
  return (
    reply
      .code(problem.status)
      .headers(apiSecurityHeaders)
      .header('x-request-id', request.id)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      // What is sent is text by then.
      .serializer((value) => value as string)
      .send(JSON.stringify(failure))
  )
}

import {
  type LoginCode,
  type LoginCodeBody,
  LoginCodeBodySchema,
  loginCodePath,
  type PartnerProblem,
  partnerHeaders,
  partnerProblemStatus,
} from '@foyer/contract'
import { Ajv } from 'ajv'
import type { FastifyInstance } from 'fastify'
import { checkSignature, SignatureError } from '../../calls/checkSignature.ts'
import { retrySeconds, toProblem } from '../../calls/errorAnswers.ts'
import { JsonFault, parseJson } from '../../calls/json/parseJson.ts'
import { apiSecurityHeaders } from '../../calls/securityHeaders.ts'
import type { Services } from '../../calls/services.ts'
import { countAttempt } from '../attempts.ts'
import { usernameKey } from '../credentials/username.ts'
import { issueLoginCode } from './loginCodes.ts'

/** Codes for one account: more than a person needs, fewer than a runaway script asks for. */
const accountLimit = { most: 30, windowSeconds: 15 * 60, waitSeconds: 60 }

class PartnerError extends Error {
  override readonly name = 'PartnerError'
  readonly code: PartnerProblem

  constructor(code: PartnerProblem, message: string) {
    super(message)
    this.code = code
  }
}

/** What a brand's own system may call, signed with the merchant's secret: a one-time login code for a player (R33). */
export function addPartnerRoutes(app: FastifyInstance, services: Services): void {
  const { secrets } = services
  const isBody = new Ajv({ strict: true }).compile<LoginCodeBody>(LoginCodeBodySchema)

  const answer = async (text: string, caller: string): Promise<LoginCode> => {
    const body = parseJson(text)
    if (!isBody(body)) throw new PartnerError('malformed', 'The body needs requestId and account, and nothing else')
    const { db, clock } = services
    const merchant = services.merchants.byCode(caller)
    // Whoever signs for a merchant that is not there has no secret of ours.
    if (merchant === undefined) throw new PartnerError('signature_refused', 'Signature is wrong')
    const member = await db
      .selectFrom('members')
      .select('member_id')
      .where('merchant_id', '=', merchant.id)
      .where('username_key', '=', usernameKey(body.account))
      .executeTakeFirst()
    if (member === undefined) throw new PartnerError('account_unknown', 'No account has this user name')
    const scope = { db, clock, merchantId: merchant.id }
    await countAttempt(scope, `issue:${member.member_id}`, accountLimit)
    return issueLoginCode(scope, secrets.ofLoginCodes(), member.member_id, body.requestId)
  }

  app.post(loginCodePath, async (request, reply) => {
    void reply.headers(apiSecurityHeaders).header('cache-control', 'no-store')
    try {
      const text = typeof request.body === 'string' ? request.body : ''
      const call = { headers: request.headers, path: loginCodePath, body: text }
      const caller = checkSignature(call, partnerHeaders.caller, secrets.ofMerchant, Date.now())
      return { success: true, value: await answer(text, caller) }
    } catch (error) {
      const { code, message } = toRefusal(error)
      if (code === 'unavailable') {
        request.log.error({ err: error }, 'partner call failed')
        void reply.header('retry-after', String(retrySeconds))
      }
      return reply.code(partnerProblemStatus[code]).send({ success: false, code, message })
    }
  })
}

function toRefusal(error: unknown): PartnerError {
  if (error instanceof PartnerError) return error
  if (error instanceof JsonFault) return new PartnerError('malformed', error.sentence)
  if (error instanceof SignatureError) return new PartnerError('signature_refused', error.message)
  const { code } = toProblem(error)
  if (code === 'too_many_requests') return new PartnerError(code, 'Too many codes for this account')
  if (code === 'bad_request') return new PartnerError('malformed', 'A value is out of range')
  return new PartnerError('unavailable', 'The call could not be carried out; send it again')
}

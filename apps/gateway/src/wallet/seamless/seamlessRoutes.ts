import {
  type SeamlessBody,
  type SeamlessCall,
  type SeamlessValue,
  seamlessBase,
  seamlessCalls,
  seamlessHeaders,
} from '@foyer/contract'
import { Ajv } from 'ajv'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { checkSignature } from '../../calls/checkSignature.ts'
import { retrySeconds } from '../../calls/errorAnswers.ts'
import { parseJson } from '../../calls/json/parseJson.ts'
import { apiSecurityHeaders } from '../../calls/securityHeaders.ts'
import type { Services } from '../../calls/services.ts'
import type { Database } from '../../database/schema.ts'
import { ledgerOf } from '../ledger.ts'
import { authenticate } from './authenticate.ts'
import { endStanding, grantStanding } from './grantStanding.ts'
import { readBalance } from './readBalance.ts'
import type { SeamlessContext } from './seamlessContext.ts'
import { SeamlessError } from './seamlessError.ts'
import { settleWins } from './settleWins.ts'
import { toRefusal } from './toRefusal.ts'

type Calls = {
  readonly [Call in SeamlessCall]: (context: SeamlessContext, body: SeamlessBody<Call>) => Promise<SeamlessValue<Call>>
}

const calls: Calls = {
  authenticate,
  balance: readBalance,
  bet: (context, body) => ledgerOf(context.db).play({ kind: 'bet', context, body }),
  win: (context, body) => ledgerOf(context.db).play({ kind: 'win', context, body }),
  wins: settleWins,
  standing: grantStanding,
  endStanding,
  rollback: (context, body) => ledgerOf(context.db).play({ kind: 'rollback', context, body }),
}

/**
 * The vendors' wallet: `POST /api/seamless/v1/{authenticate,balance,bet,win,wins,standing,endStanding,rollback}`, signed, for
 * any merchant. Beside it `GET …/clock`, the world's time, which events of a book follow.
 */
export function addSeamlessRoutes(app: FastifyInstance, services: Services): void {
  const { secrets } = services
  app.get(`${seamlessBase}/clock`, async (_request, reply) => {
    void reply.headers(apiSecurityHeaders).header('cache-control', 'no-store')
    return { success: true, value: { now: services.clock.now().toISOString() } }
  })
  const ajv = new Ajv({ allErrors: true, strict: true })
  // `Object.keys` forgets the names of keys.
  for (const name of Object.keys(calls) as SeamlessCall[]) {
    const validate = ajv.compile(seamlessCalls[name].body)
    const path = `${seamlessBase}/${name}`
    // The check below makes the body what the call's type says; the loop cannot express that.
    const perform = calls[name] as (context: SeamlessContext, body: unknown) => Promise<unknown>
    app.post(path, async (request, reply) => {
      void reply.headers(apiSecurityHeaders).header('cache-control', 'no-store')
      try {
        const text = typeof request.body === 'string' ? request.body : ''
        const vendor = checkSignature(
          { headers: request.headers, path, body: text },
          seamlessHeaders.caller,
          secrets.ofVendor,
          Date.now(),
        )
        const body = parseJson(text)
        if (!validate(body)) throw new SeamlessError('malformed', ajv.errorsText(validate.errors, { dataVar: 'body' }))
        // The body was checked; every call names its merchant.
        const { merchant: code } = body as { merchant: string }
        const merchant = services.merchants.byCode(code)
        const { db, clock } = services
        if (merchant === undefined) throw await refuseMerchant(db, code)
        return {
          success: true,
          value: await perform({ db, clock, merchant, vendor, secrets }, body),
        }
      } catch (error) {
        const refusal = toRefusal(error)
        if (refusal.code === 'unavailable') {
          request.log.error({ err: error }, 'seamless call failed')
          void reply.header('retry-after', String(retrySeconds))
        }
        return reply.code(refusal.status).send(refusal.toFailure())
      }
    })
  }
}

/** A merchant that has accounts but is not served at present, as its brand has errors, may be asked for again. */
async function refuseMerchant(db: Kysely<Database>, code: string): Promise<SeamlessError> {
  const known = await db.selectFrom('merchants').select('merchant_id').where('code', '=', code).executeTakeFirst()
  return known === undefined
    ? new SeamlessError('merchant_unknown', 'No merchant has this code')
    : new SeamlessError('unavailable', 'The merchant is not served at present; send the call again')
}

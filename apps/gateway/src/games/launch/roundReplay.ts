import { type RoundReplay, RoundReplaySchema, roundsBase, seamlessHeaders } from '@foyer/contract'
import { Ajv } from 'ajv'
import { createSignedCaller } from '../../calls/createSignedCaller.ts'
import type { Handler } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import { playerOf } from '../../wallet/port.ts'

const isReplay = new Ajv({ strict: true }).compile<RoundReplay>(RoundReplaySchema)

/** Asks the vendor of a bet for leave to show its round (P06). Somebody else's bet is none of the account's. */
export const roundReplay: Handler<'roundReplay'> = async (context, { vassalage: vendor, betId: roundId }) => {
  const { db, merchant, session, secrets, vendorUrl, language, onUnsigned } = context
  const bet = await db
    .selectFrom('bets')
    .select('round_id')
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .where('vendor_code', '=', vendor)
    .where('round_id', '=', roundId)
    .executeTakeFirst()
  if (bet === undefined) throw new ProblemError('not_found')
  const { ask } = createSignedCaller({
    caller: vendor,
    callerHeader: seamlessHeaders.caller,
    url: vendorUrl,
    base: roundsBase,
    secret: secrets.ofVendor(vendor),
    onUnsigned,
  })
  const player = playerOf(secrets, { vendor, merchantId: merchant.id, id: session.memberId })
  const answer = await ask('replay', { merchant: merchant.code, player, roundId })
  if (!isReplay(answer)) throw new ProblemError('unavailable')
  if (answer.replay === undefined) throw new ProblemError('not_found')
  return { url: `${vendorUrl}/round#${new URLSearchParams({ replay: answer.replay, language }).toString()}` }
}

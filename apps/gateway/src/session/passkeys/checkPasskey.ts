import type { PasskeyProof } from '@foyer/contract'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { CallContext } from '../../calls/handlers.ts'
import { relyingParty } from './relyingParty.ts'

/** Whose passkey this is said to be; nothing is shown by it yet. */
export async function ownerOfPasskey({ db, merchant }: CallContext, id: string): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('passkeys')
    .select('member_id')
    .where('merchant_id', '=', merchant.id)
    .where('credential_id', '=', id)
    .executeTakeFirst()
  return row?.member_id
}

/** Whose passkey has signed the challenge; `undefined` when none has. Its owner has shown a finger, a face or a PIN. */
export async function checkPasskey(
  context: CallContext,
  { id, ...response }: PasskeyProof,
  challenge: string,
): Promise<bigint | undefined> {
  const { db, merchant, clock } = context
  const key = await db
    .selectFrom('passkeys')
    .select(['member_id', 'public_key', 'counter', 'transports'])
    .where('merchant_id', '=', merchant.id)
    .where('credential_id', '=', id)
    .executeTakeFirst()
  if (key === undefined) return undefined
  const site = relyingParty(context)
  const counter = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: {
      id,
      publicKey: new Uint8Array(key.public_key),
      counter: Number(key.counter),
      transports: key.transports,
    },
  }).then(
    ({ verified, authenticationInfo }) => (verified ? authenticationInfo.newCounter : undefined),
    // What cannot be read is no answer either.
    () => undefined,
  )
  if (counter === undefined) return undefined
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: BigInt(counter), used_at: clock.now() })
    .where('merchant_id', '=', merchant.id)
    .where('credential_id', '=', id)
    // Of a key and its copy that answer at once only one has counted on from here. One that does not count stays at 0.
    .where('counter', '=', key.counter)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 0n ? undefined : key.member_id
}

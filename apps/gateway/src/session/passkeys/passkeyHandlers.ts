import { createHmac } from 'node:crypto'
import type { Passkey } from '@foyer/contract'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Kysely, Selectable } from 'kysely'
import type { Handlers, SignedInContext } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import type { Database, PasskeysTable } from '../../database/schema.ts'
import { changeByOwner, requireProof } from '../proof.ts'
import { storeQuestion, takeQuestion } from './questions.ts'
import { relyingParty } from './relyingParty.ts'

/** More than anybody has; beyond it somebody fills the table. */
const most = 20

const ofMember = (db: Kysely<Database>, { merchant, session }: SignedInContext) =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .orderBy('created_at')
    .execute()

const shown = (row: Selectable<PasskeysTable>): Passkey => ({
  id: row.credential_id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  ...(row.used_at === null ? {} : { usedAt: row.used_at.toISOString() }),
  isSynced: row.synced,
})

/** Passkeys of an account: made, listed, named and taken away by its owner. */
export const passkeyHandlers = {
  passkeyOptions: async (context) => {
    const { merchant, session, secrets } = context
    await requireProof(context)
    const own = await ofMember(context.db, context)
    if (own.length >= most) throw new ProblemError('too_large')
    const options = await generateRegistrationOptions({
      rpID: relyingParty(context).id,
      rpName: merchant.name,
      userName: session.username,
      userDisplayName: session.nickname,
      // The same for all passkeys of an account, and tells nothing about it.
      userID: new Uint8Array(
        createHmac('sha256', secrets.ofAuthenticators()).update(`${merchant.id}\n${session.memberId}`).digest(),
      ),
      excludeCredentials: own.map((row) => ({ id: row.credential_id, transports: row.transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return {
      ticket: await storeQuestion(context, options.challenge, { purpose: 'add', session }),
      options: JSON.stringify(options),
    }
  },
  addPasskey: async (context, { ticket, passkey: { id, ...response }, name }) => {
    const { merchant, session, clock } = context
    await requireProof(context)
    const challenge = await takeQuestion(context, ticket, { purpose: 'add', session })
    const site = relyingParty(context)
    const made = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
    }).catch((cause: unknown) => {
      throw new ProblemError('passkey_refused', { cause })
    })
    // The id in the call is held to its bounds, the authenticator's own is not: a longer one fits no table and could not be removed.
    if (!made.verified || made.registrationInfo.credential.id !== id) throw new ProblemError('passkey_refused')
    const { credential, credentialBackedUp } = made.registrationInfo
    const row = await changeByOwner(context, 'passkeyAdded', async (trx) => {
      // Changes of an account come one after the other, so that many that are added at once are no more either.
      if ((await ofMember(trx, context)).length >= most) throw new ProblemError('too_large')
      const added = await trx
        .insertInto('passkeys')
        .values({
          merchant_id: merchant.id,
          credential_id: credential.id,
          member_id: session.memberId,
          public_key: Buffer.from(credential.publicKey),
          counter: BigInt(credential.counter),
          transports: JSON.stringify(response.transports),
          name: name.trim(),
          synced: credentialBackedUp,
          created_at: clock.now(),
          used_at: null,
        })
        .onConflict((conflict) => conflict.columns(['merchant_id', 'credential_id']).doNothing())
        .returningAll()
        .executeTakeFirst()
      if (added === undefined) throw new ProblemError('passkey_refused')
      return added
    })
    return shown(row)
  },
  passkeys: async (context) => (await ofMember(context.db, context)).map(shown),
  renamePasskey: async (context, { id, name }) => {
    const { merchant, session } = context
    await changeByOwner(context, 'passkeyRenamed', async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('passkeys')
        .set({ name: name.trim() })
        .where('merchant_id', '=', merchant.id)
        .where('member_id', '=', session.memberId)
        .where('credential_id', '=', id)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) throw new ProblemError('not_found')
    })
    return null
  },
  removePasskey: async (context, { id }) => {
    const { merchant, session } = context
    await changeByOwner(context, 'passkeyRemoved', async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('passkeys')
        .where('merchant_id', '=', merchant.id)
        .where('member_id', '=', session.memberId)
        .where('credential_id', '=', id)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) throw new ProblemError('not_found')
    })
    return null
  },
} satisfies Partial<Handlers>

import type { Kysely } from 'kysely'
import type { Handlers, SignedInContext } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import type { Database } from '../../database/schema.ts'
import { countAttempt, forgetAttempts } from '../attempts.ts'
import { changeByOwner, requireProof } from '../proof.ts'
import { newAuthenticatorSecret, setupOf, stepOf } from './authenticator.ts'
import { storeSetup, takeSetup } from './authenticatorSetups.ts'
import { checkAppCode } from './checkAnswer.ts'
import { replaceRecoveryCodes } from './recoveryCodes.ts'

const wrongLimit = { most: 5, windowSeconds: 15 * 60, waitSeconds: 300 }

const mine = ({ merchant, session }: SignedInContext) => ({ merchant_id: merchant.id, member_id: session.memberId })

/** The ticket is the secret itself, sealed: a code shows that the app has it too. */
function checkSetup(context: SignedInContext, ticket: string, code: string) {
  const secret = Buffer.from(ticket, 'base64url')
  try {
    const step = stepOf(context, secret, code.replace(/\s/g, ''), context.clock.now())
    if (step !== undefined) return { secret, step }
  } catch {
    // A ticket that this server has not sealed holds no secret.
  }
  throw new ProblemError('verification_code_wrong')
}

async function hasApp(context: SignedInContext, db: Kysely<Database> = context.db): Promise<boolean> {
  const row = await db
    .selectFrom('authenticators')
    .select('member_id')
    .where((where) => where.and(mine(context)))
    .executeTakeFirst()
  return row !== undefined
}

/** Only who has the app, or a recovery code of it, may change what stands in for it. */
async function checkOwnCode(context: SignedInContext, code: string): Promise<void> {
  const { db, merchant, session, clock } = context
  await requireProof(context)
  if (!(await hasApp(context))) throw new ProblemError('not_found')
  const scope = { db, clock, merchantId: merchant.id }
  const tries = `app:${session.memberId}`
  await countAttempt(scope, tries, wrongLimit)
  if (!(await checkAppCode(context, session.memberId, code))) throw new ProblemError('verification_code_wrong')
  await forgetAttempts(scope, [tries])
}

/** An authenticator app as second step, set up and taken away by the account's owner (A19, P01). */
export const authenticatorHandlers = {
  authenticatorOptions: async (context) => {
    await requireProof(context)
    if (await hasApp(context)) throw new ProblemError('authenticator_set')
    const secret = newAuthenticatorSecret(context)
    const ticket = secret.toString('base64url')
    await storeSetup(context, ticket)
    const { merchant, session } = context
    return { ticket, ...setupOf(context, secret, merchant.name, session.username) }
  },
  addAuthenticator: async (context, { ticket, code }) => {
    const { secret, step } = checkSetup(context, ticket, code)
    const recoveryCodes = await changeByOwner(context, 'authenticatorAdded', async (trx) => {
      const { login_verification: replaces } = await trx
        .selectFrom('members')
        .select('login_verification')
        .where((where) => where.and(mine(context)))
        .executeTakeFirstOrThrow()
      // The one that is there goes first, by a code of its own: a password alone does not replace it.
      if (await hasApp(context, trx)) throw new ProblemError('authenticator_set')
      await takeSetup(trx, context, ticket)
      const app = await trx
        .insertInto('authenticators')
        .values({ ...mine(context), secret, last_step: step, replaces, created_at: context.clock.now() })
        .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id']).doNothing())
        .returning('member_id')
        .executeTakeFirst()
      if (app === undefined) throw new ProblemError('authenticator_set')
      await trx
        .updateTable('members')
        .set({ login_verification: 'totp' })
        .where((where) => where.and(mine(context)))
        .execute()
      return replaceRecoveryCodes(trx, context, context.session.memberId)
    })
    return { recoveryCodes }
  },
  removeAuthenticator: async (context, { code }) => {
    await checkOwnCode(context, code)
    await changeByOwner(context, 'authenticatorRemoved', async (trx) => {
      // A login that is under way may hold another secret, which its app must not bring in afterwards.
      await trx
        .deleteFrom('login_verifications')
        .where((where) => where.and(mine(context)))
        .execute()
      const app = await trx
        .deleteFrom('authenticators')
        .where((where) => where.and(mine(context)))
        .returning('replaces')
        .executeTakeFirst()
      if (app === undefined) throw new ProblemError('not_found')
      await trx
        .deleteFrom('recovery_codes')
        .where((where) => where.and(mine(context)))
        .execute()
      await trx
        .updateTable('members')
        .set({ login_verification: app.replaces })
        .where((where) => where.and(mine(context)))
        .execute()
    })
    return null
  },
  renewRecoveryCodes: async (context, { code }) => {
    await checkOwnCode(context, code)
    return {
      recoveryCodes: await changeByOwner(context, 'recoveryCodesRenewed', (trx) =>
        replaceRecoveryCodes(trx, context, context.session.memberId),
      ),
    }
  },
} satisfies Partial<Handlers>

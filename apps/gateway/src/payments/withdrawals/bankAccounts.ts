import { createHmac } from 'node:crypto'
import type { BankAccount, InputOf, Issue, Operations } from '@foyer/contract'
import { readBankNumber } from '@foyer/rules'
import type { Kysely, Selectable } from 'kysely'
import type { CallerSecrets } from '../../calls/callerSecrets.ts'
import type { SignedInContext } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import { openSealed, seal } from '../../calls/sealed.ts'
import type { BankAccountsTable, Database } from '../../database/schema.ts'
import { countAttempt } from '../../session/port.ts'
import { checkPaymentPassword } from './checkPaymentPassword.ts'
import { holdMember } from './holdMember.ts'

export type BankAccountRow = Selectable<BankAccountsTable>

/** Bank accounts that a member may have. */
export const mostBankAccounts = 5
/** More than a person adds. */
const addLimit = { most: 20, windowSeconds: 24 * 3600, waitSeconds: 3600 }

export const describeBankAccount = (row: BankAccountRow): BankAccount => ({
  id: String(row.bank_account_id),
  bank: row.bank,
  holder: row.holder,
  lastFour: row.last_four,
  addedAt: row.added_at.toISOString(),
})

/** The accounts that a member has now. */
export const ownBankAccounts = (
  db: Kysely<Database>,
  { merchant, session }: Pick<SignedInContext, 'merchant' | 'session'>,
) =>
  db
    .selectFrom('bank_accounts')
    .selectAll()
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .where('removed_at', 'is', null)
    .orderBy('bank_account_id')

/** The number of an account, which nobody but its bank is told. */
export const numberOf = (secrets: CallerSecrets, { number }: Pick<BankAccountRow, 'number'>): string =>
  openSealed(secrets.ofBankAccounts('seal'), number).toString()

/** Keeps an account for whoever knows the withdrawal password, or finds it. */
export async function addBankAccount(
  context: SignedInContext,
  input: InputOf<Operations['addBankAccount']>,
): Promise<BankAccountRow> {
  const { db, merchant, session, clock, secrets } = context
  const { bank, holder, number } = checkInput(input)
  await checkPaymentPassword(context, input.paymentPassword)
  await countAttempt({ db, clock, merchantId: merchant.id }, `bankAccount:${session.memberId}`, addLimit)
  const key = keyOf(secrets, number)
  return db.transaction().execute(async (trx) => {
    await holdMember(trx, context)
    const own = await ownBankAccounts(trx, context).execute()
    const known = own.find(({ number_key }) => number_key.equals(key))
    if (known !== undefined) return known
    if (own.length >= mostBankAccounts) throw new ProblemError('limit_reached')
    const owner = { merchantId: merchant.id, memberId: session.memberId, at: clock.now() }
    return storeBankAccount(trx, secrets, owner, { bank, holder, number })
  })
}

const keyOf = (secrets: CallerSecrets, number: string): Buffer =>
  createHmac('sha256', secrets.ofBankAccounts('find')).update(number).digest()

/** Writes an account down, its number encrypted. */
export const storeBankAccount = (
  trx: Kysely<Database>,
  secrets: CallerSecrets,
  { merchantId, memberId, at }: { readonly merchantId: number; readonly memberId: bigint; readonly at: Date },
  { bank, holder, number }: { readonly bank: string; readonly holder: string; readonly number: string },
): Promise<BankAccountRow> =>
  trx
    .insertInto('bank_accounts')
    .values({
      merchant_id: merchantId,
      member_id: memberId,
      bank,
      holder,
      number: seal(secrets.ofBankAccounts('seal'), Buffer.from(number)),
      number_key: keyOf(secrets, number),
      last_four: number.slice(-4),
      added_at: at,
      removed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Letters of any script, digits, and what stands between the words of a name. */
const name = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’&()/-]{1,79}$/u

function checkInput({ bank, holder, number: typed }: InputOf<Operations['addBankAccount']>) {
  const names = { bank: bank.trim().normalize('NFC'), holder: holder.trim().normalize('NFC') }
  const number = readBankNumber(typed)
  const issues: Issue[] = (['bank', 'holder'] as const).flatMap((field) =>
    name.test(names[field]) ? [] : [{ path: `/${field}`, message: 'is no name' }],
  )
  if ('problem' in number)
    issues.push({
      path: '/number',
      message: number.problem === 'form' ? 'is no IBAN and no account number' : 'is an IBAN with a mistake in it',
    })
  if (issues.length > 0 || 'problem' in number) throw new ProblemError('validation_failed', { issues })
  return { ...names, number: number.number }
}

export async function removeBankAccount({ db, merchant, session, clock }: SignedInContext, id: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('bank_accounts')
    .set({ removed_at: clock.now() })
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .where('bank_account_id', '=', BigInt(id))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new ProblemError('not_found')
}

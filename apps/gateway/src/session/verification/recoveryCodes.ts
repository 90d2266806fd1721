import { createHmac, randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { CallContext } from '../../calls/handlers.ts'
import type { Database } from '../../database/schema.ts'

/** Letters and digits that cannot be taken for one another: 50 bits in ten of them. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const count = 10
const length = 10

type Scope = Pick<CallContext, 'merchant' | 'secrets'>

/** Gives a member new recovery codes in place of the ones before; only their hashes are kept. */
export async function replaceRecoveryCodes(db: Kysely<Database>, scope: Scope, memberId: bigint): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode)
  const mine = { merchant_id: scope.merchant.id, member_id: memberId }
  await db
    .deleteFrom('recovery_codes')
    .where((where) => where.and(mine))
    .execute()
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ ...mine, code_hash: hashOf(scope, memberId, code) })))
    .execute()
  return codes
}

/** Uses a recovery code up; `false` when it is none. */
export async function consumeRecoveryCode(
  { db, ...scope }: Scope & Pick<CallContext, 'db'>,
  memberId: bigint,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('merchant_id', '=', scope.merchant.id)
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hashOf(scope, memberId, code))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

function newCode(): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}`
}

const hashOf = ({ merchant, secrets }: Scope, memberId: bigint, code: string): Buffer =>
  createHmac('sha256', secrets.ofAuthenticators())
    .update(`${merchant.id}\n${memberId}\n${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest()

import type { CallContext } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import { fieldRules } from '../../merchants/fieldRules.ts'
import type { Merchant } from '../../merchants/merchant.ts'
import { usernameKey } from '../../session/port.ts'

interface Codes {
  readonly affiliateCode?: string
  readonly referralCode?: string
  readonly recommenderId?: string
}

type Scope = Pick<CallContext, 'db' | 'merchant'>

const agentTypes = [1, 2, 41, 42]
/** An invite code makes no difference between upper and lower case. */
const inviteKey = (code: string): string => code.trim().toUpperCase()

/** The agent with an affiliate code; nothing when there is none. */
export async function findAffiliate({ db, merchant }: Scope, code: string): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('members')
    .select('member_id')
    .where('merchant_id', '=', merchant.id)
    .where('invite_code', '=', inviteKey(code))
    .where('type', 'in', agentTypes)
    .executeTakeFirst()
  return row?.member_id
}

/**
 * Whether a user name may be a mobile number. Whether a number has an account is said to its owner only, so nobody is found
 * by it (ruling 27); whoever was named so recommends by code.
 */
const isNumber = ({ modulesOn }: Merchant, name: string): boolean =>
  modulesOn.has('mobileRegistration') && /^\d+$/.test(usernameKey(name))

/** Any member but a trial account, by invite code or, where `byName`, by user name. */
async function findMember({ db, merchant }: Scope, text: string, byName: boolean): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('members')
    .select('member_id')
    .where('merchant_id', '=', merchant.id)
    .where('type', '<>', 4)
    .where((is) =>
      is.or([is('invite_code', '=', inviteKey(text)), ...(byName ? [is('username_key', '=', usernameKey(text))] : [])]),
    )
    .executeTakeFirst()
  return row?.member_id
}

/**
 * Whom the new member is brought by: an agent's affiliate code comes before a member's referral code, and that before the
 * name or code of a recommender. Throws `invitation_code_error` where one is given that nobody has (RG10). A code whose
 * field is off is not looked at, so that it tells of nobody whether they are there (ruling 27).
 */
export async function findUpline(scope: Scope, codes: Codes): Promise<bigint | undefined> {
  const ways = [
    ['affiliateCode', (code: string) => findAffiliate(scope, code)],
    ['referralCode', (code: string) => findMember(scope, code, false)],
    ['recommenderId', (code: string) => findMember(scope, code, !isNumber(scope.merchant, code))],
  ] as const
  const rules = fieldRules(scope.merchant)
  let upline: bigint | undefined
  for (const [field, find] of ways) {
    const code = codes[field]?.trim()
    if (!code || rules[field]?.enabled !== true) continue
    const found = await find(code)
    if (found === undefined)
      throw new ProblemError('invitation_code_error', { issues: [{ path: `/${field}`, message: 'belongs to nobody' }] })
    upline ??= found
  }
  return upline
}

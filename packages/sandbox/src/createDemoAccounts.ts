import type { VerificationMethod } from '@foyer/contract'
import type { Merchant, SandboxHost } from '@foyer/gateway/ports'

/** Password of every demo account; they exist in sandbox mode only. */
export const demoPassword = 'Foyer-demo-2026'

interface DemoAccount {
  readonly username: string
  readonly nickname: string
  /** Type code of ruling 4. */
  readonly type: number
  /** In minor units. */
  readonly balance: bigint
  readonly upline?: string
  readonly firstLogin?: boolean
  readonly passwordExpired?: boolean
  readonly agentOnly?: boolean
  /** What a login on a device that the account does not know needs besides. */
  readonly loginVerification?: VerificationMethod
  readonly profile?: Readonly<Record<string, string>>
}

const verified = (loginVerification: VerificationMethod, nickname: string): DemoAccount => ({
  username: `demoverify${loginVerification}`,
  nickname,
  type: 0,
  balance: 50_000n,
  loginVerification,
  profile: { payeeName: `${nickname} Example` },
})

const demoAccounts: readonly DemoAccount[] = [
  { username: 'demoplayer', nickname: 'Ada', type: 0, balance: 2_500_000n },
  { username: 'demoagent', nickname: 'Marlow', type: 1, balance: 5_000_000n },
  { username: 'demodownline', nickname: 'Ines', type: 0, balance: 800_000n, upline: 'demoagent' },
  { username: 'demotrial', nickname: 'Demo trial', type: 4, balance: 1_000_000n },
  { username: 'demofirst', nickname: 'Noor', type: 0, balance: 50_000n, firstLogin: true },
  { username: 'demoexpired', nickname: 'Silas', type: 0, balance: 50_000n, passwordExpired: true },
  { username: 'demoagentonly', nickname: 'Brigid', type: 1, balance: 50_000n, agentOnly: true },
  verified('mobile', 'Wanda'),
  verified('sms', 'Otis'),
  verified('email', 'Freya'),
  verified('totp', 'Ravi'),
  verified('bank', 'Lucia'),
]

/** Numbers of a range that is kept for films, and addresses of a domain that is kept for examples. */
const contactsOf = (username: string, index: number) =>
  [
    { channel: 'sms', key: `+447700900${101 + index}` },
    { channel: 'mail', key: `${username}@example.org` },
  ] as const

/** Demo accounts look this old, so that a history of two years follows their opening. */
const ageDays = 760

let sharedHash: Promise<string> | undefined

/** Makes the demo accounts a merchant lacks, each with an opening balance; existing ones are left alone. */
export async function createDemoAccounts(host: SandboxHost, merchant: Merchant): Promise<void> {
  const { db, clock, createMember, ensureAccount, hashPassword, postTransfer, storeContact } = host
  const rows = await db
    .selectFrom('members')
    .select(['username', 'member_id'])
    .where('merchant_id', '=', merchant.id)
    .where(
      'username_key',
      'in',
      demoAccounts.map(({ username }) => username),
    )
    .execute()
  const ids = new Map<string, bigint>(rows.map((row) => [row.username, row.member_id]))
  if (demoAccounts.every(({ username }) => ids.has(username))) return
  // The password is public, so one hash does for all of them.
  sharedHash ??= hashPassword(demoPassword)
  const passwordHash = await sharedHash
  const openedAt = new Date(clock.now().getTime() - ageDays * 86_400_000)
  await db.transaction().execute(async (trx) => {
    for (const [index, account] of demoAccounts.entries()) {
      if (ids.has(account.username)) continue
      const { upline, balance, ...about } = account
      const uplineId = upline === undefined ? undefined : ids.get(upline)
      const memberId = await createMember(trx, merchant, {
        firstLogin: false,
        ...about,
        passwordHash,
        createdAt: openedAt,
        ...(about.type === 4 ? {} : { consent: { ...merchant.config.jurisdiction, at: openedAt } }),
        ...(uplineId === undefined ? {} : { uplineId }),
      })
      if (memberId === undefined) continue
      ids.set(account.username, memberId)
      for (const contact of contactsOf(account.username, index))
        await storeContact(trx, merchant.id, memberId, { ...contact, verifiedAt: openedAt })
      const kind = account.type === 4 ? 'trial' : 'member'
      const { currency } = merchant
      const house = await ensureAccount(trx, { merchantId: merchant.id, kind: 'house', currency })
      const own = await ensureAccount(trx, { merchantId: merchant.id, kind, memberId, currency })
      await postTransfer(trx, {
        merchantId: merchant.id,
        kind: 'opening',
        idempotencyKey: `opening:${memberId}`,
        reference: account.username,
        lines: [
          { accountId: house.accountId, amount: -balance },
          { accountId: own.accountId, amount: balance },
        ],
        at: openedAt,
      })
    }
  })
}

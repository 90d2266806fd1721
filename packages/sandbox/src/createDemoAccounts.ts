import type { Merchant, SandboxHost } from '@foyer/gateway/ports'

/** Password of every demo account; they exist in sandbox mode only. */
export const demoPassword = 'Foyer-demo-2026'

const demoAccounts = [
  { username: 'demoplayer', nickname: 'Ada', type: 0, balance: 2_500_000n },
  { username: 'demoagent', nickname: 'Marlow', type: 1, balance: 5_000_000n },
  { username: 'demodownline', nickname: 'Ines', type: 0, balance: 800_000n, upline: 'demoagent' },
  { username: 'demotrial', nickname: 'Demo trial', type: 4, balance: 1_000_000n },
] as const

/** Demo accounts look this old, so that a history of two years follows their opening. */
const ageDays = 760

let sharedHash: Promise<string> | undefined

/** Makes the demo accounts a merchant lacks, each with an opening balance; existing ones are left alone. */
export async function createDemoAccounts(host: SandboxHost, merchant: Merchant): Promise<void> {
  const { db, clock, createMember, ensureAccount, hashPassword, postTransfer } = host
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
    for (const account of demoAccounts) {
      if (ids.has(account.username)) continue
      const uplineId = 'upline' in account ? ids.get(account.upline) : undefined
      const memberId = await createMember(trx, merchant, {
        username: account.username,
        nickname: account.nickname,
        type: account.type,
        passwordHash,
        firstLogin: false,
        createdAt: openedAt,
        ...(uplineId === undefined ? {} : { uplineId }),
      })
      if (memberId === undefined) continue
      ids.set(account.username, memberId)
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
          { accountId: house.accountId, amount: -account.balance },
          { accountId: own.accountId, amount: account.balance },
        ],
        at: openedAt,
      })
    }
  })
}

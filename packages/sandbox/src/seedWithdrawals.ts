import type { Merchant, SandboxHost } from '@foyer/gateway/ports'

/** Withdrawal password of the demo accounts that have one; it is public, as their password is. */
export const demoPaymentPassword = '246810'

const minute = 60_000
const names = { demoplayer: 'Ada Example', demoagent: 'Marlow Example', demodownline: 'Ines Example' } as const

/**
 * Gives demo accounts a withdrawal password and a bank account, and one of them withdrawals in several states. What is
 * there already is left alone.
 */
export async function seedWithdrawals(host: SandboxHost, merchant: Merchant): Promise<void> {
  const { db, clock, hashPassword, giveWithdrawals } = host
  if (giveWithdrawals === undefined) return
  const members = await db
    .selectFrom('members as m')
    .select(['m.member_id', 'm.username'])
    .where('m.merchant_id', '=', merchant.id)
    .where('m.username_key', 'in', Object.keys(names))
    .where('m.payment_password_hash', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bank_accounts as b')
            .select('b.bank_account_id')
            .whereRef('b.merchant_id', '=', 'm.merchant_id')
            .whereRef('b.member_id', '=', 'm.member_id'),
        ),
      ),
    )
    .execute()
  if (members.length === 0) return
  const hash = await hashPassword(demoPaymentPassword)
  const now = clock.now().getTime()
  const ago = (minutes: number): Date => new Date(now - minutes * minute)
  for (const [index, { member_id, username }] of members.entries()) {
    await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('members')
        .set({ payment_password_hash: hash })
        .where('merchant_id', '=', merchant.id)
        .where('member_id', '=', member_id)
        .where('payment_password_hash', 'is', null)
        .executeTakeFirstOrThrow()
      // Of two gateways that start at once, one gives.
      if (numUpdatedRows === 0n) return
      await giveWithdrawals(trx, merchant, {
        memberId: member_id,
        bank: 'Lantern Bank',
        holder: names[username as keyof typeof names], // the query asks for these alone
        number: `001234567${index}`,
        withdrawals:
          username === 'demoplayer'
            ? [
                {
                  whole: 120n,
                  way: [
                    ['approve', ago(58)],
                    ['paid', ago(57)],
                    ['receive', ago(50)],
                  ],
                  at: ago(60),
                },
                { whole: 80n, way: [['refuse', ago(40)]], at: ago(45) },
                { whole: 60n, way: [['cancel', ago(35)]], at: ago(36) },
                {
                  whole: 150n,
                  way: [
                    ['approve', ago(20)],
                    ['paid', ago(19)],
                  ],
                  at: ago(22),
                },
                { whole: 900n, way: [], at: ago(5) },
              ]
            : [],
      })
    })
  }
}

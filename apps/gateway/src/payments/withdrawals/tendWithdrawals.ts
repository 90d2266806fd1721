import type { PayoutOrder } from '@foyer/contract'
import { writeDecimal } from '@foyer/rules'
import { askRound, type ReportProblem } from '../../calls/askRound.ts'
import type { Services } from '../../calls/services.ts'
import type { Merchant } from '../../merchants/merchant.ts'
import { decimalsOf, providerUrl } from '../methods.ts'
import { createPaymentProvider } from '../paymentProvider.ts'
import { numberOf } from './bankAccounts.ts'
import { moveWithdrawal } from './moveWithdrawal.ts'
import { addWithdrawalEvent, lockWithdrawal, payoutOf, type WithdrawalRow } from './withdrawals.ts'

type TendServices = Pick<
  Services,
  'db' | 'clock' | 'merchants' | 'secrets' | 'mode' | 'vendorUrl' | 'paymentUrls' | 'onUnsigned'
>

/** Withdrawals of a merchant that are looked after in one go. */
const most = 20

/**
 * Does what is due by the world's clock: approves what needs no person, has approved money paid and asks what became of it,
 * takes as received what nobody has said a word about (P23). Two gateways never do one thing twice.
 */
export async function tendWithdrawals(services: TendServices, report: ReportProblem): Promise<void> {
  for (const merchant of services.merchants.all())
    for (const reference of await findDue(services, merchant))
      await passTime(services, merchant, reference).catch((error: unknown) => report(error, reference))
  await askRound(
    services,
    { table: 'withdrawals', id: 'withdrawal_id', status: 'APPROVED', dueAt: 'due_at' },
    (merchant, due) => pay(services, merchant, due),
    report,
  )
}

async function findDue({ db, clock }: TendServices, { id }: Merchant): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select('reference')
    .where('merchant_id', '=', id)
    .where('status', 'in', ['PENDING', 'PAID'])
    .where('due_at', '<=', clock.now())
    .orderBy('due_at')
    .limit(most)
    .execute()
  return rows.map(({ reference }) => reference)
}

async function passTime({ db, clock }: TendServices, merchant: Merchant, reference: string): Promise<void> {
  const at = clock.now()
  await db.transaction().execute(async (trx) => {
    const row = await lockWithdrawal(trx, merchant.id, reference)
    // What came first, a member's word or this gateway's or another's, counts.
    if (row?.due_at == null || row.due_at > at) return
    if (row.status === 'PENDING') await moveWithdrawal(trx, row, 'approve', { merchant, source: 'clock', at })
    if (row.status === 'PAID') await moveWithdrawal(trx, row, 'time', { merchant, source: 'clock', at })
  })
}

async function pay(services: TendServices, merchant: Merchant, due: WithdrawalRow): Promise<void> {
  const { db, clock, secrets, onUnsigned } = services
  const url = providerUrl(services, due.provider)
  if (url === undefined) return
  const isFirst = due.sent_at === null
  // Read before it counts as sent: what cannot be handed over at all can still be refused.
  const order = isFirst ? await readOrder(services, merchant, due) : undefined
  if (isFirst && !(await markSent(services, due))) return
  const provider = createPaymentProvider(due.provider, url, secrets.ofPayments(due.provider), onUnsigned)
  const known = isFirst ? undefined : await provider.payoutStatus({ merchant: merchant.code, reference: due.reference })
  // One that the provider does not know has never reached it.
  const answer =
    isFirst || known?.state === 'unknown'
      ? await provider.payout(order ?? (await readOrder(services, merchant, due)))
      : known
  const at = clock.now()
  await db.transaction().execute(async (trx) => {
    const row = await lockWithdrawal(trx, merchant.id, due.reference)
    if (row?.status !== 'APPROVED') return
    await addWithdrawalEvent(trx, row, { step: isFirst ? 'sent' : 'asked', source: 'clock', at })
    const { state, reason = 'provider_failed' } = answer ?? {}
    if (state === 'paid') await moveWithdrawal(trx, row, 'paid', { merchant, source: 'provider', at })
    if (state === 'failed') await moveWithdrawal(trx, row, 'failed', { merchant, source: 'provider', at, reason })
  })
}

/** From here on the provider may have paid, whatever it answers. Not where a person has refused it meanwhile. */
async function markSent({ db, clock }: TendServices, due: WithdrawalRow): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('withdrawals')
    .set({ sent_at: clock.now() })
    .where('merchant_id', '=', due.merchant_id)
    .where('withdrawal_id', '=', due.withdrawal_id)
    .where('status', '=', 'APPROVED')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** What a provider is told. Throws where the number of the account cannot be read, as under another secret. */
async function readOrder({ db, secrets }: TendServices, merchant: Merchant, due: WithdrawalRow): Promise<PayoutOrder> {
  const account = await db
    .selectFrom('bank_accounts')
    .select(['bank', 'holder', 'number'])
    .where('merchant_id', '=', merchant.id)
    .where('bank_account_id', '=', due.bank_account_id)
    .executeTakeFirstOrThrow()
  return {
    merchant: merchant.code,
    reference: due.reference,
    amount: writeDecimal(payoutOf(due), decimalsOf(merchant)),
    currency: due.currency,
    speed: due.kind,
    account: { bank: account.bank, holder: account.holder, number: numberOf(secrets, account) },
  }
}

import { askRound, type ReportProblem } from '../calls/askRound.ts'
import type { Services } from '../calls/services.ts'
import type { Merchant } from '../merchants/merchant.ts'
import { applyReport } from './applyReport.ts'
import { addEvent, type DepositRow, lockDeposit, updateDeposit } from './deposits.ts'
import { decimalsOf, providerUrl } from './methods.ts'
import { PaymentError } from './paymentError.ts'
import { createPaymentProvider } from './paymentProvider.ts'

type AskServices = Pick<
  Services,
  'db' | 'clock' | 'merchants' | 'secrets' | 'mode' | 'vendorUrl' | 'paymentUrls' | 'onUnsigned'
>

/** Asks providers about deposits whose webhook has not come, and gives up those whose time is over. */
export const askProviders = (services: AskServices, report: ReportProblem): Promise<void> =>
  askRound(
    services,
    { table: 'deposits', id: 'deposit_id', status: 'PENDING', dueAt: 'ask_at', endsAt: 'expires_at' },
    (merchant, deposit) => ask(services, merchant, deposit, report),
    report,
  )

async function ask(services: AskServices, merchant: Merchant, due: DepositRow, report: ReportProblem): Promise<void> {
  const { db, clock, secrets, onUnsigned } = services
  const url = providerUrl(services, due.provider)
  const answer =
    url === undefined
      ? undefined
      : await createPaymentProvider(due.provider, url, secrets.ofPayments(due.provider), onUnsigned).status({
          merchant: merchant.code,
          reference: due.reference,
        })
  const at = clock.now()
  await db.transaction().execute(async (trx) => {
    const deposit = await lockDeposit(trx, merchant.id, due.reference)
    if (deposit?.status !== 'PENDING') return
    await addEvent(trx, deposit, { step: 'asked', source: 'clock', at })
    if (answer !== undefined)
      await applyReport(trx, deposit, answer, { source: 'provider', at, decimals: decimalsOf(merchant) }).catch(
        (error: unknown) => {
          // An answer about other money says nothing of this deposit, whose time passes all the same.
          if (!(error instanceof PaymentError)) throw error
          report(error, due.reference)
        },
      )
    const now = await lockDeposit(trx, merchant.id, due.reference)
    if (now?.status !== 'PENDING' || now.expires_at > at) return
    await updateDeposit(trx, now, { status: 'EXPIRED' })
    await addEvent(trx, now, { step: 'expired', source: 'clock', at })
  })
}

import { randomBytes } from 'node:crypto'
import type { PaymentAnswer, PaymentOrder } from '@foyer/contract'
import { type Outcome, type Payment, type ProviderCode, providers, reportOf } from './payment.ts'
import { type PaymentStore, voucherKey } from './paymentStore.ts'

/** Where the page of a payment is. */
export const payPath = '/pay/'

const account = 'DE58 1001 0010 0000 4242 42'

/** Takes an order, or finds the one that was taken under its reference. Of orders at once each knows those before it. */
export async function takeOrder(
  store: PaymentStore,
  provider: ProviderCode,
  order: PaymentOrder,
  { origin, now }: { readonly origin: string; readonly now: number },
): Promise<PaymentAnswer> {
  const payment = await store.inTurn(
    async () =>
      store.findByOrder(order.merchant, order.reference) ??
      (await store.add({
        token: randomBytes(24).toString('base64url'),
        provider,
        order,
        outcome: providers[provider] === 'voucher' ? redeem(store, order) : { state: 'pending' },
      })),
  )
  return { ...reportOf(payment, now), ...instructionsOf(payment, origin) }
}

function instructionsOf({ token, provider, order }: Payment, origin: string): Pick<PaymentAnswer, 'instructions'> {
  const url = origin + payPath + token
  if (providers[provider] === 'voucher') return {}
  if (providers[provider] === 'card') return { instructions: { url } }
  return {
    instructions: {
      url,
      transfer: {
        beneficiary: `${order.merchantName} (sandbox)`,
        bank: 'Lantern Bank',
        account,
        reference: order.reference,
      },
    },
  }
}

/** Vouchers of the sandbox: GIFT… is worth what is asked, once; HALF… half of it; any other is unknown. */
function redeem(store: PaymentStore, { voucher = '', amount }: PaymentOrder): Outcome {
  const code = voucherKey(voucher)
  if (store.findByVoucher(voucher) !== undefined) return { state: 'failed', reason: 'voucher_used' }
  if (/^GIFT[A-Z0-9]{4,}$/.test(code)) return { state: 'paid', amount }
  if (/^HALF[A-Z0-9]{4,}$/.test(code)) return { state: 'paid', amount: halfOf(amount) }
  return { state: 'failed', reason: 'voucher_unknown' }
}

/** Half of a decimal text, with as many decimals. */
function halfOf(amount: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0
  const digits = (BigInt(amount.replace('.', '')) / 2n).toString().padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

import type { DepositMethod, WithdrawalMethod } from '@foyer/contract'
import { readDecimal, readIn, writeDecimal } from '@foyer/rules'
import type { Services } from '../calls/services.ts'
import type { Merchant } from '../merchants/merchant.ts'

type BrandMethod = Merchant['config']['payments']['deposit'][number]
type BrandWithdrawalMethod = Merchant['config']['payments']['withdrawal']['methods'][number]

interface Placed {
  /** Origin of the provider's server. */
  readonly url: string
}
/** A method of a merchant that can be paid with. */
export type Method = BrandMethod & Placed
/** A method of a merchant that can be withdrawn by. */
export type WayOut = BrandWithdrawalMethod & Placed

/** Decimals of a merchant's currency: two, unless the brand says otherwise (V11). */
export const decimalsOf = ({ config }: Pick<Merchant, 'config'>): number => config.currency.decimals

export type ProviderPlaces = Pick<Services, 'mode' | 'vendorUrl' | 'paymentUrls'>

/** Where a provider is; in a sandbox those that nobody has set are on the vendors' server. */
export const providerUrl = ({ mode, vendorUrl, paymentUrls }: ProviderPlaces, provider: string): string | undefined =>
  paymentUrls.get(provider) ?? (mode === 'sandbox' ? vendorUrl : undefined)

/** What members of a merchant can pay with, in the brand's order. A provider that is nowhere offers nothing. */
export const methodsOf = (places: ProviderPlaces, merchant: Merchant): readonly Method[] =>
  offered(places, merchant, merchant.config.payments.deposit)

/** How members of a merchant can withdraw, in the brand's order. */
export const waysOutOf = (places: ProviderPlaces, merchant: Merchant): readonly WayOut[] =>
  offered(places, merchant, merchant.config.payments.withdrawal.methods)

function offered<Way extends BrandMethod | BrandWithdrawalMethod>(
  places: ProviderPlaces,
  merchant: Merchant,
  ways: readonly Way[],
): readonly (Way & Placed)[] {
  return ways.flatMap((method) => {
    const url = providerUrl(places, method.provider)
    const isMeant = method.currencies.length === 0 || method.currencies.includes(merchant.currency)
    return url === undefined || !isMeant ? [] : [{ ...method, url }]
  })
}

/** What the brand calls a method, in a language; nothing where it leaves that to the page. */
export const labelOf = ({ label }: Pick<BrandMethod, 'label'>, language: string): string | undefined =>
  readIn(language, (tag) => label?.[tag])

/** A method as a member reads it. */
export function describeMethod<Kind extends DepositMethod['kind'] | WithdrawalMethod['kind']>(
  method: Omit<BrandWithdrawalMethod, 'kind'> & { readonly kind: Kind },
  decimals: number,
  language: string,
): Omit<DepositMethod, 'kind'> & { kind: Kind } {
  const amount = (text: string): string => writeDecimal(readDecimal(text, decimals) ?? 0n, decimals)
  const label = labelOf(method, language)
  return {
    methodId: method.id,
    kind: method.kind,
    ...(label === undefined ? {} : { label }),
    minAmount: amount(method.min),
    maxAmount: amount(method.max),
    presets: method.presets.map(amount),
    fee: { percent: method.fee.percent, fixed: amount(method.fee.fixed) },
    minutes: method.minutes,
  }
}

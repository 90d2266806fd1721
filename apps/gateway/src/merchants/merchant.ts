import type { ResolvedBrand } from '@foyer/brand'
import type { Offer } from './offer.ts'

/** A merchant as the gateway knows it: one brand folder resolved against the defaults. */
export interface Merchant {
  readonly id: number
  /** Merchant code of the brand's JSON, e.g. `COMET`. */
  readonly code: string
  /** Folder name of the brand. */
  readonly brand: string
  readonly name: string
  readonly kind: 'member' | 'agent'
  readonly hosts: readonly string[]
  readonly sessionMode: 'cookie' | 'token'
  readonly currency: string
  /** Decimals of its currency: money is integer units of the last one. */
  readonly decimals: number
  /** Vendors whose games are played from a wallet of their own (P02); none where one wallet pays for everything (EN03). */
  readonly walletVendors: ReadonlySet<string>
  /** Bets on cockfights are taken. */
  readonly cockfightBets: boolean
  /** BCP 47 tags the merchant's site has, default first. */
  readonly languages: readonly string[]
  /** Module ids or feature names the brand has switched on. */
  readonly modulesOn: ReadonlySet<string>
  /** Platform language code to BCP 47 tag, e.g. `TY` to `tr`. */
  readonly languageTags: ReadonlyMap<string, string>
  /** What its site can open. */
  readonly offer: Offer
  /** The brand's JSON with every default filled in. */
  readonly config: ResolvedBrand
}

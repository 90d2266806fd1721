import type { Services } from '../../calls/services.ts'
import type { Merchant } from '../../merchants/merchant.ts'

/** What a seamless-wallet call works with, after its signature and shape were checked. */
export interface SeamlessContext extends Pick<Services, 'db' | 'clock' | 'secrets'> {
  readonly merchant: Merchant
  /** Code of the vendor that signed. */
  readonly vendor: string
}

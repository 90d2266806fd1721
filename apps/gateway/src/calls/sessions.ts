import type { Merchant } from '../merchants/merchant.ts'
import type { SessionIdentity } from './handlers.ts'

/** Who tokens belong to. What was read is remembered until it changes, here or on another instance. */
export interface Sessions {
  /** Who a token belongs to at this merchant, at once when that is remembered; `undefined` when it is unknown or expired. */
  readonly find: (
    merchant: Merchant,
    token: string | undefined,
  ) => SessionIdentity | undefined | Promise<SessionIdentity | undefined>
  /** Called after a session was ended here, so that this instance knows at once. */
  readonly forget: (merchantId: number, token: string) => void
}

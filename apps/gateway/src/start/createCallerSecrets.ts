import { createHmac } from 'node:crypto'
import type { CallerSecrets } from '../calls/callerSecrets.ts'

/** Secrets as the operator gave them. */
export interface GivenSecrets {
  /** The gateway's own; it also gives every caller without one of its own its secret. */
  readonly main: string
  /** Secrets that one vendor's server knows, by vendor code. */
  readonly vendors?: ReadonlyMap<string, string>
  /** Secrets that one brand's own system knows, by merchant code. */
  readonly merchants?: ReadonlyMap<string, string>
}

export function createCallerSecrets({ main, vendors, merchants }: GivenSecrets): CallerSecrets {
  const derive = (label: string): Buffer => createHmac('sha256', main).update(label).digest()
  const own = (secret: string | undefined): Buffer | undefined =>
    secret === undefined ? undefined : Buffer.from(secret)
  return {
    ofVendor: (code) => own(vendors?.get(code)) ?? derive(`vendor:${code}`),
    ofMerchant: (code) => own(merchants?.get(code)) ?? derive(`merchant:${code}`),
    ofLoginCodes: () => derive('login codes'),
    ofLaunches: () => derive('launches'),
  }
}

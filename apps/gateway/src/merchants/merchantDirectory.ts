import type { Merchant } from './merchant.ts'

/** The merchants this gateway serves. A save of a brand file replaces its merchant at once. */
export interface MerchantDirectory {
  readonly all: () => readonly Merchant[]
  readonly byCode: (code: string) => Merchant | undefined
  readonly byId: (id: number) => Merchant | undefined
  /** Merchant of a host name without port, e.g. `play.example`; `undefined` for a host nobody has. */
  readonly byHost: (host: string) => Merchant | undefined
}

/** The secrets between the gateway and the servers that call it. */
export interface CallerSecrets {
  /** HMAC key of a vendor's calls. */
  readonly ofVendor: (code: string) => Buffer
  /** HMAC key of the calls of a brand's own system, by merchant code. */
  readonly ofMerchant: (code: string) => Buffer
  /** HMAC key that one-time login codes are derived with. */
  readonly ofLoginCodes: () => Buffer
  /** HMAC key that launch tokens are derived with. */
  readonly ofLaunches: () => Buffer
}

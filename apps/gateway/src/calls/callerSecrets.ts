/** The secrets between the gateway and the servers that call it. */
export interface CallerSecrets {
  /** HMAC key of a vendor's calls. */
  readonly ofVendor: (code: string) => Buffer
  /** HMAC key of the calls of a brand's own system, by merchant code. */
  readonly ofMerchant: (code: string) => Buffer
  /** HMAC key of the calls between the gateway and a payment provider, by the provider's code. */
  readonly ofPayments: (code: string) => Buffer
  /** HMAC key of the names that vendors know players by; it stays when a secret is changed. */
  readonly ofPlayers: () => Buffer
  /** HMAC key that one-time login codes are derived with. */
  readonly ofLoginCodes: () => Buffer
  /** HMAC key that one-time codes sent by mail or SMS are hashed with. */
  readonly ofCodes: () => Buffer
  /** Key that secrets of authenticator apps are encrypted with, 32 bytes. */
  readonly ofAuthenticators: () => Buffer
  /** Key that numbers of bank accounts are encrypted with, 32 bytes, or known again by. */
  readonly ofBankAccounts: (use: 'seal' | 'find') => Buffer
  /** HMAC key that the seeds of draws are derived with. */
  readonly ofDraws: () => Buffer
  /** HMAC key that launch tokens are derived with. */
  readonly ofLaunches: () => Buffer
  /** HMAC key that proofs of a person are signed with, by their kind. */
  readonly ofHumanProofs: (kind: string) => Buffer
}

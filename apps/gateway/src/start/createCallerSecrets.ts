import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { CallerSecrets } from '../calls/callerSecrets.ts'

/** Secrets as the operator gave them. */
export interface GivenSecrets {
  /** The gateway's own; it also gives every caller without one of its own its secret. */
  readonly main: string
  /** Secrets that one vendor's server knows, by vendor code. */
  readonly vendors?: ReadonlyMap<string, string>
  /** Secrets that one brand's own system knows, by merchant code. */
  readonly merchants?: ReadonlyMap<string, string>
  /** Secrets that one payment provider knows, by its code. */
  readonly payments?: ReadonlyMap<string, string>
  /** Key of players' names at vendors, as the database keeps it. */
  readonly players?: string
}

export function createCallerSecrets({ main, vendors, merchants, payments, players }: GivenSecrets): CallerSecrets {
  // Every signed call asks for its caller's. A label may hold whatever a caller calls itself, so not all are remembered.
  const derived = new LRUCache<string, Buffer>({ max: 1000 })
  const derive = (label: string): Buffer => {
    const known = derived.get(label) ?? createHmac('sha256', main).update(label).digest()
    derived.set(label, known)
    return known
  }
  const own = (secret: string | undefined): Buffer | undefined =>
    secret === undefined ? undefined : Buffer.from(secret)
  return {
    ofVendor: (code) => own(vendors?.get(code)) ?? derive(`vendor:${code}`),
    ofMerchant: (code) => own(merchants?.get(code)) ?? derive(`merchant:${code}`),
    ofPayments: (code) => own(payments?.get(code)) ?? derive(`payments:${code}`),
    ofPlayers: () => own(players) ?? derive('players'),
    ofLoginCodes: () => derive('login codes'),
    ofCodes: () => derive('one-time codes'),
    ofAuthenticators: () => derive('authenticators'),
    ofBankAccounts: (use) => derive(`bank accounts:${use}`),
    ofDraws: () => derive('draws'),
    ofLaunches: () => derive('launches'),
    ofHumanProofs: (kind) => derive(`human proofs:${kind}`),
  }
}

import type { AccountEventKind } from '@foyer/contract'
import type { Generated } from 'kysely'
import type { Instant } from './instant.ts'

/** What happened to an account: who signed in, and what was changed of how it is kept. */
export interface AccountEventsTable {
  merchant_id: number
  member_id: bigint
  event_id: Generated<bigint>
  kind: AccountEventKind
  happened_at: Instant
  /** Where it came from, as far as that is known. */
  browser: string | null
  system: string | null
  address: string | null
  /** ISO 3166 code. */
  country: string | null
}

export type PlaceColumns = Pick<AccountEventsTable, 'browser' | 'system' | 'address' | 'country'>

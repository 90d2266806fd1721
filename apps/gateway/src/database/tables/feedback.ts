import type { FeedbackType } from '@foyer/contract'
import type { Generated } from 'kysely'
import type { Instant } from './instant.ts'

/** What visitors and members have written to customer service (M10). */
export interface FeedbackTable {
  merchant_id: number
  feedback_id: Generated<bigint>
  /** What it is called outside. */
  reference: string
  /** Nobody, where a guest wrote. */
  member_id: bigint | null
  type: FeedbackType
  content: string
  /** BCP 47 tag of the page it was written on. */
  language: string
  sent_at: Instant
  closed_at: Instant | null
}

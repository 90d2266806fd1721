import type { ApplicationStatus } from '@foyer/rules'
import type { Generated } from 'kysely'
import type { Instant } from './instant.ts'

/** What members apply for, one row for each promotion at most (P26, P27). */
export interface PromotionApplicationsTable {
  merchant_id: number
  application_id: Generated<bigint>
  /** What it is called outside. */
  reference: string
  member_id: bigint
  /** Id of the announcement that tells of the promotion. */
  promotion_id: string
  status: ApplicationStatus
  comment: string
  /** How many pictures came with it. */
  images: number
  /** Minor units; from when it is issued. */
  reward: bigint | null
  currency: string
  applied_at: Instant
  decided_at: Instant | null
  claimed_at: Instant | null
}

/** Pictures of applications, drawn anew as JPEG (ruling 29). */
export interface PromotionImagesTable {
  merchant_id: number
  image_id: Generated<bigint>
  /** What it is called outside. */
  reference: string
  member_id: bigint
  /** None until an application names it. */
  application_id: bigint | null
  position: number | null
  image: Buffer
  sent_at: Instant
  /** Since when nobody needs it: no application names it, or what names it is decided. */
  free_since: Instant | null
}

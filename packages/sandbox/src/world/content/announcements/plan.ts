import type { GameType, PromotionWay } from '@foyer/contract'
import type { StoredAnnouncement } from '@foyer/gateway/ports'

export interface PromotionPlan {
  readonly motif: string
  readonly way?: PromotionWay
  readonly images?: number
  /** Whole units of the merchant's currency. */
  readonly reward?: number
  readonly startsIn?: number
  readonly endsIn?: number
}

export interface AnnouncementPlan {
  readonly id: string
  readonly type: StoredAnnouncement['type']
  readonly hoursAgo: number
  /** Of a promotion: what it is about, how one takes part, and when, in hours from now. */
  readonly promotion?: PromotionPlan
  /** Category it is about; a merchant without it does not say it. */
  readonly category?: GameType
  /** It speaks of games with play money; a merchant without them does not say it. */
  readonly needsPlayMoney?: true
}

import type { GameType } from '@foyer/contract'
import type { StoredAnnouncement } from '@foyer/gateway/ports'

export interface AnnouncementPlan {
  readonly id: string
  readonly type: StoredAnnouncement['type']
  readonly hoursAgo: number
  /** Category it is about; a merchant without it does not say it. */
  readonly category?: GameType
  /** It speaks of games with play money; a merchant without them does not say it. */
  readonly needsPlayMoney?: true
}

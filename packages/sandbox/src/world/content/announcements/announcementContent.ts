import type { Merchant, StoredAnnouncement } from '@foyer/gateway/ports'
import type { ContentEntry } from '../contentEntry.ts'
import { contentWords, withBrand } from '../contentWords.ts'
import { notices } from './notices.ts'
import type { AnnouncementPlan } from './plan.ts'
import { popups } from './popups.ts'
import { promotions } from './promotions.ts'

const hour = 3_600_000

/** Announcements of the types PL, PU, PR and H (I51), dated back from `now`. */
export function announcementContent(merchant: Merchant, now: Date): readonly ContentEntry[] {
  const { offer } = merchant
  const today = Math.floor(now.getTime() / hour) * hour
  const plans: readonly AnnouncementPlan[] = [...notices, ...popups, ...promotions].filter(
    ({ category, needsPlayMoney }) =>
      (category === undefined || offer.categories.has(category)) && (!needsPlayMoney || offer.playMoney),
  )
  return plans.flatMap(({ id, type, hoursAgo }) =>
    [...contentWords].flatMap(([language, { announcements }]): readonly ContentEntry[] => {
      const words = announcements[id]
      if (!words) return []
      const data: StoredAnnouncement = {
        id,
        type,
        title: withBrand(words.title, merchant),
        content: withBrand(words.content, merchant),
        publishedAt: new Date(today - hoursAgo * hour).toISOString(),
      }
      return [{ kind: 'announcement', id, language, data }]
    }),
  )
}

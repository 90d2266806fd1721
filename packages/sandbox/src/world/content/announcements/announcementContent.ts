import type { Merchant, StoredAnnouncement } from '@foyer/gateway/ports'
import { type ContentEntry, contentLanguages } from '../contentEntry.ts'
import { notices } from './notices.ts'
import type { AnnouncementPlan } from './plan.ts'
import { popups } from './popups.ts'
import { promotions } from './promotions.ts'

const hour = 3_600_000

/** Announcements of the types PL, PU, PR and H (I51), dated back from `now`. */
export function announcementContent({ name, offer }: Merchant, now: Date): readonly ContentEntry[] {
  const today = Math.floor(now.getTime() / hour) * hour
  const plans: readonly AnnouncementPlan[] = [...notices, ...popups, ...promotions].filter(
    ({ category }) => category === undefined || offer.categories.has(category),
  )
  return plans.flatMap(({ id, type, hoursAgo, words }) =>
    contentLanguages.map((language): ContentEntry => {
      const [title, content] = words[language]
      const publishedAt = new Date(today - hoursAgo * hour).toISOString()
      const data: StoredAnnouncement = {
        id,
        type,
        title: named(title, name),
        content: named(content, name),
        publishedAt,
      }
      return { kind: 'announcement', id, language, data }
    }),
  )
}

/** Puts the brand's name into a text; the name is plain text inside html. */
function named(text: string, name: string): string {
  return text.replaceAll('{brand}', name.replace(/&/g, '&amp;').replace(/</g, '&lt;'))
}

import type { Merchant, StoredAnnouncement } from '@foyer/gateway/ports'
import { writeDecimal } from '@foyer/rules'
import { artAddress, houseOf } from '../../../artwork/artAddress.ts'
import type { ContentEntry } from '../contentEntry.ts'
import { contentWords, withBrand } from '../contentWords.ts'
import { notices } from './notices.ts'
import type { AnnouncementPlan, PromotionPlan } from './plan.ts'
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
  const at = (hours: number): string => new Date(today + hours * hour).toISOString()
  return plans.flatMap(({ id, type, hoursAgo, promotion }, place) =>
    [...contentWords].flatMap(([language, { announcements }]): readonly ContentEntry[] => {
      const words = announcements[id]
      if (!words) return []
      const data: StoredAnnouncement = {
        id,
        type,
        title: withBrand(words.title, merchant),
        content: withBrand(words.content, merchant),
        publishedAt: at(-hoursAgo),
        ...('summary' in words ? { summary: words.summary } : {}),
        ...(promotion ? told(promotion, merchant, words.title, place, at) : {}),
      }
      return [{ kind: 'announcement', id, language, data }]
    }),
  )
}

/** What a promotion has besides words. */
function told(
  { motif, way, images, reward, startsIn, endsIn }: PromotionPlan,
  { code, config }: Merchant,
  title: string,
  place: number,
  at: (hours: number) => string,
): Partial<StoredAnnouncement> {
  const house = houseOf(code)
  return {
    picture: artAddress('banner', { motif, house, number: place + 1, count: 1, title }),
    ...(way && { way }),
    ...(images && { images }),
    ...(reward && {
      reward: writeDecimal(BigInt(reward) * 10n ** BigInt(config.currency.decimals), config.currency.decimals),
    }),
    ...(startsIn !== undefined && { startsAt: at(startsIn) }),
    ...(endsIn !== undefined && { endsAt: at(endsIn) }),
  }
}

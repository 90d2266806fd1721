import type { Promotion, WireBanner } from '@foyer/contract'
import type { Handler } from '../../calls/handlers.ts'
import { contentLanguage } from './contentLanguage.ts'
import { readContent } from './readContent.ts'

/** Types of I51: banners, player notices, popups, promotions and notices of help. */
export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H'

/** What is told, as it is kept; only promotions (`PR`) have more than an announcement has. */
export interface StoredAnnouncement extends Promotion {
  readonly type: Exclude<AnnouncementType, 'B'>
}

const everyType = 'B,PL,PU,PR,H'

/** How long a promotion that is over is still told of, ms. */
const toldAfterEnd = 30 * 24 * 60 * 60 * 1000

/** I51. Newest first; a type that was not asked for is empty, and notices of help stand among the player's. */
export const announcements: Handler<'announcements'> = async (context, { types = everyType, language }) => {
  const tag = contentLanguage(context, language)
  const asked = new Set(types.split(','))
  const over = context.clock.now().getTime() - toldAfterEnd
  const isLongOver = (endsAt: string | undefined): boolean => endsAt !== undefined && Date.parse(endsAt) < over
  const stored = await readContent<StoredAnnouncement>(context, 'announcement', tag)
  const of = (...wanted: AnnouncementType[]): Promotion[] =>
    stored
      .filter(({ type, endsAt }) => wanted.includes(type) && asked.has(type) && !isLongOver(endsAt))
      .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt))
      .map(({ type: _type, ...announcement }) => announcement)
  return {
    player: of('PL', 'H'),
    banners: asked.has('B') ? await readContent<WireBanner>(context, 'banner', tag) : [],
    popup: of('PU'),
    promotion: of('PR'),
  }
}

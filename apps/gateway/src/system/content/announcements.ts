import type { Announcement, WireBanner } from '@foyer/contract'
import type { Handler } from '../../calls/handlers.ts'
import { contentLanguage } from './contentLanguage.ts'
import { readContent } from './readContent.ts'

/** Types of I51: banners, player notices, popups, promotions and notices of help. */
export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H'

export interface StoredAnnouncement extends Announcement {
  readonly type: Exclude<AnnouncementType, 'B'>
}

const everyType = 'B,PL,PU,PR,H'

/** I51. Newest first; a type that was not asked for is empty, and notices of help stand among the player's. */
export const announcements: Handler<'announcements'> = async (context, { types = everyType, language }) => {
  const tag = contentLanguage(context, language)
  const asked = new Set(types.split(','))
  const stored = await readContent<StoredAnnouncement>(context, 'announcement', tag)
  const of = (...wanted: AnnouncementType[]): Announcement[] =>
    stored
      .filter(({ type }) => wanted.includes(type) && asked.has(type))
      .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt))
      .map(({ type: _type, ...announcement }) => announcement)
  return {
    player: of('PL', 'H'),
    banners: asked.has('B') ? await readContent<WireBanner>(context, 'banner', tag) : [],
    popup: of('PU'),
    promotion: of('PR'),
  }
}

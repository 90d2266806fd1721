import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type Announcement, AnnouncementSchema, BannerSchema, type WireBanner } from '../schemas/content.ts'
import { type Promotion, PromotionSchema } from '../schemas/promotion.ts'

export interface AnnouncementsInput {
  types?: string
  platform?: 'W'
  execution?: 'B'
  language?: string
}

export interface Announcements {
  player: Announcement[]
  banners: WireBanner[]
  popup: Announcement[]
  promotion: Promotion[]
}

/** I51. `types` is a comma list of B (banners), PL, PU (popups), PR (promotions), H (help). */
export const announcements = defineOperation<AnnouncementsInput, Announcements>()({
  path: '/wps/relay/MCSFE_getListAnnouncements',
  method: 'GET',
  access: 'guest',
  requirement: 'I51',
  summary: 'Announcements, banners, popups and promotions',
  query: Type.Object({
    types: Type.Optional(Type.String({ pattern: '^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$' })),
    platform: Type.Optional(Type.Literal('W')),
    execution: Type.Optional(Type.Literal('B')),
    language: Type.Optional(Type.String({ maxLength: 8 })),
  }),
  value: Type.Object({
    player: Type.Array(AnnouncementSchema),
    banners: Type.Array(BannerSchema),
    popup: Type.Array(AnnouncementSchema),
    promotion: Type.Array(PromotionSchema),
  }),
  maxAge: 30,
  sessionKey: 'index_notice',
})

import Type, { type Static } from 'typebox'

/** An announcement (EN10). `content` is html, sanitised where it is shown (ruling 14). */
export const AnnouncementSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  content: Type.String(),
  publishedAt: Type.String({ description: 'ISO 8601 instant' }),
})
export type Announcement = Static<typeof AnnouncementSchema>

/** A banner (EN07). `linkageType` decides what a click does (BN15). */
export const BannerSchema = Type.Object({
  bannerId: Type.String(),
  url: Type.String({ description: 'Image address' }),
  groupName: Type.String(),
  linkageType: Type.Union([Type.Literal('NONE'), Type.Literal('PAGE'), Type.Literal('URL'), Type.Literal('GAME')]),
  target: Type.Optional(Type.String({ description: 'Route path, https address or game node id, by linkageType' })),
  alt: Type.String(),
})
export type WireBanner = Static<typeof BannerSchema>

export const HelpItemSchema = Type.Object({ id: Type.String(), title: Type.String(), content: Type.String() })
export type HelpItem = Static<typeof HelpItemSchema>

import Type from 'typebox'

/** An announcement (EN10). `content` is html, sanitised where it is shown (ruling 14). */
export interface Announcement {
  id: string
  title: string
  content: string
  publishedAt: string
}

export const AnnouncementSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  content: Type.String(),
  publishedAt: Type.String({ description: 'ISO 8601 instant' }),
})

/** A banner (EN07). `linkageType` decides what a click does (BN15). */
export interface WireBanner {
  bannerId: string
  url: string
  groupName: string
  linkageType: 'NONE' | 'PAGE' | 'URL' | 'GAME'
  target?: string
  alt: string
  /** It is shown from then on; the server may leave it out until then. */
  startsAt?: string
  /** It is shown until then. */
  endsAt?: string
}

export const BannerSchema = Type.Object({
  bannerId: Type.String(),
  url: Type.String({ description: 'Image address' }),
  groupName: Type.String(),
  linkageType: Type.Union([Type.Literal('NONE'), Type.Literal('PAGE'), Type.Literal('URL'), Type.Literal('GAME')]),
  target: Type.Optional(Type.String({ description: 'Route path, https address or game node id, by linkageType' })),
  alt: Type.String(),
  startsAt: Type.Optional(Type.String({ description: 'ISO 8601 instant' })),
  endsAt: Type.Optional(Type.String({ description: 'ISO 8601 instant' })),
})

export interface HelpItem {
  id: string
  title: string
  content: string
  /** Belongs to the member centre: what a member does with an account (R22). */
  isMemberCentre?: boolean
}

export const HelpItemSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  content: Type.String(),
  isMemberCentre: Type.Optional(
    Type.Boolean({ description: 'Belongs to the member centre, whose help `/helpmc` shows alone (R22)' }),
  ),
})

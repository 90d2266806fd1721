import Type from 'typebox'
import { PlainAmountSchema } from './amount.ts'
import { type Announcement, AnnouncementSchema } from './content.ts'
import { anyOf, instant } from './payment.ts'

/** How one takes part: `apply` waits for a person, `join` does not. */
export const promotionWays = ['apply', 'join'] as const
export type PromotionWay = (typeof promotionWays)[number]

/** A promotion (R17, R18). What it is for a player follows from its times and from their own application (P27). */
export interface Promotion extends Announcement {
  /** One line for the list. */
  summary?: string
  /** Address of a picture, about 3 to 1. */
  picture?: string
  /** It can be taken part in from then on. */
  startsAt?: string
  /** It can be taken part in until just before then. */
  endsAt?: string
  /** Left out where there is nothing to take part in. */
  way?: PromotionWay
  /** Pictures that an application may have. */
  images?: number
  /** What who takes part gets, unless the brand decides otherwise. Decimal text. */
  reward?: string
}

export const PromotionSchema = Type.Object({
  ...AnnouncementSchema.properties,
  summary: Type.Optional(Type.String()),
  picture: Type.Optional(Type.String({ description: 'Image address, about 3 to 1' })),
  startsAt: Type.Optional(instant()),
  endsAt: Type.Optional(instant()),
  way: Type.Optional(anyOf(promotionWays, { description: 'How one takes part' })),
  images: Type.Optional(Type.Integer({ minimum: 0, maximum: 3, description: 'Pictures that an application may have' })),
  reward: Type.Optional(PlainAmountSchema),
})

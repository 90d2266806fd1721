import { type ApplicationStatus, applicationStatuses } from '@foyer/rules'
import Type from 'typebox'
import { PlainAmountSchema } from './amount.ts'
import { anyOf, instant } from './payment.ts'

/** What a member has come to with a promotion. */
export interface Application {
  reference: string
  promotionId: string
  status: ApplicationStatus
  comment: string
  /** How many pictures were sent with it. */
  images: number
  /** What was issued. Decimal text. */
  reward?: string
  appliedAt: string
  decidedAt?: string
  claimedAt?: string
}

/** Schema of an application's `reference`. */
export const applicationReference = (description = 'Of an application') =>
  Type.String({ pattern: '^A[-0-9A-Z]{1,19}$', description })

export const ApplicationSchema = Type.Object({
  reference: Type.String(),
  promotionId: Type.String(),
  status: anyOf(applicationStatuses, { description: 'What became of it (P27)' }),
  comment: Type.String(),
  images: Type.Integer({ minimum: 0 }),
  reward: Type.Optional(PlainAmountSchema),
  appliedAt: instant(),
  decidedAt: Type.Optional(instant()),
  claimedAt: Type.Optional(instant()),
})

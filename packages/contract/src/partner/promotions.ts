import Type, { type Static } from 'typebox'
import { applicationReference } from '../schemas/application.ts'

/**
 * Addresses at which a merchant's back office reads applications to promotions that wait, decides one and looks at a picture:
 * `POST`, JSON, signed as `loginCodePath` is. `open` answers with `OpenApplications`, `decide` takes an `ApplicationDecision`.
 * The desk of a sandbox does the same.
 */
export const partnerPromotionPaths = {
  open: '/partner/v1/promotions/open',
  decide: '/partner/v1/promotions/decide',
  image: '/partner/v1/promotions/image',
} as const

export const OpenApplicationsBodySchema = Type.Object(
  { after: Type.Optional(applicationReference('Reference of the last one of the page before')) },
  { additionalProperties: false },
)

export const ApplicationPictureBodySchema = Type.Object(
  { reference: applicationReference(), place: Type.Integer({ minimum: 1, maximum: 99, description: 'From 1' }) },
  { additionalProperties: false },
)
export type ApplicationPictureBody = Static<typeof ApplicationPictureBodySchema>

export interface ApplicationPicture {
  /** A JPEG in base64. */
  image: string
}

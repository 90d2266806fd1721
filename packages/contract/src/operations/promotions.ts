import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type Application, ApplicationSchema, applicationReference } from '../schemas/application.ts'

/** Of an application (P26, V33): characters of the comment, and bytes and pixels of each picture. */
export const applicationBounds = { comment: 140, images: 3, bytes: 5_000_000, pixels: 40_000_000 } as const
const base64Length = Math.ceil(applicationBounds.bytes / 3) * 4

export interface Applications {
  /** The last one first. One for each promotion at most. */
  list: Application[]
}

/** P27. What a member has come to with the promotions they take part in. */
export const applications = defineOperation<undefined, Applications>()({
  path: '/wps/promotion/applications',
  method: 'GET',
  access: 'real',
  requirement: 'P27',
  summary: 'Own applications to promotions',
  value: Type.Object({ list: Type.Array(ApplicationSchema) }),
})

export interface ApplicationImageInput {
  image: string
}
export interface ApplicationImage {
  imageId: string
}

/**
 * P26, V33. Sends one picture (PNG or JPEG) for an application that follows. `validation_failed` at `/image` where it is no such picture or
 * has too many pixels, `too_large` where it has too many bytes. A picture that no application names is forgotten.
 */
export const sendApplicationImage = defineOperation<ApplicationImageInput, ApplicationImage>()({
  path: '/wps/promotion/image',
  method: 'POST',
  access: 'real',
  requirement: 'P26',
  summary: 'Send a picture for an application',
  maxBytes: base64Length + 1024,
  body: Type.Object({
    image: Type.String({ minLength: 1, maxLength: base64Length, description: 'The file in base64' }),
  }),
  value: Type.Object({ imageId: Type.String() }),
})

export interface ApplyInput {
  promotionId: string
  comment?: string
  images?: string[]
}

/**
 * R18, P26. Takes part in a promotion, once: asked again it answers with what there is. `not_found` where there is no such promotion,
 * `state_changed` where it has not begun, is over, or cannot be taken part in.
 */
export const applyToPromotion = defineOperation<ApplyInput, Application>()({
  path: '/wps/promotion/apply',
  method: 'POST',
  access: 'real',
  requirement: 'P26',
  summary: 'Take part in a promotion',
  body: Type.Object({
    promotionId: Type.String({ minLength: 1, maxLength: 80 }),
    comment: Type.Optional(Type.String({ maxLength: 2 * applicationBounds.comment })),
    images: Type.Optional(
      Type.Array(Type.String({ pattern: '^[0-9A-Z]{1,20}$' }), { maxItems: applicationBounds.images }),
    ),
  }),
  value: ApplicationSchema,
})

export interface ClaimInput {
  reference: string
}

/** P27. Moves an issued reward to the main balance, once: asked again it answers with what there is. `state_changed` where none is issued. */
export const claimReward = defineOperation<ClaimInput, Application>()({
  path: '/wps/promotion/claim',
  method: 'POST',
  access: 'real',
  requirement: 'P27',
  summary: 'Claim the reward of a promotion',
  body: Type.Object({ reference: applicationReference() }),
  value: ApplicationSchema,
})

import Type from 'typebox'

/**
 * What shows that a person, or at least somebody who took the trouble, is behind a call (RG13, V10): either the text of a
 * picture or a solved piece of work. Each is taken once.
 */
export interface HumanProof {
  /** Text read from the picture of `captcha`. */
  captcha?: string
  /** Which picture it was read from. */
  captchaId?: string
  /** A solved `humanWork`: the base64 of `{ challenge, solution }` as altcha writes it. */
  verification?: string
}

/** The fields of `HumanProof`, to be spread into the body of a call that takes one. */
export const humanProofFields = {
  captcha: Type.Optional(Type.String({ maxLength: 12 })),
  captchaId: Type.Optional(Type.String({ maxLength: 160 })),
  verification: Type.Optional(Type.String({ maxLength: 2048 })),
}

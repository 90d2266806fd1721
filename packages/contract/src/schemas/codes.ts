import Type from 'typebox'

/** When the code ends (EN17, A14). */
export interface CodeExpiry {
  expirationTime: string
}

export const codeExpiryValue = Type.Object({
  expirationTime: Type.String({ description: 'ISO 8601 instant of the world clock' }),
})

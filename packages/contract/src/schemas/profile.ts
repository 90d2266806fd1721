import { type ProfileFieldName, profileFieldNames } from '@foyer/rules/profile'
import Type from 'typebox'

/** What a member says of themselves: a field, its rule, and its value as its owner may see it (P32). */
export interface ProfileField {
  name: ProfileFieldName
  patternId: string
  minLength: number
  maxLength: number
  value?: string
  /** Only the operator's people change it. */
  isFixed: boolean
}

export interface MemberProfile {
  fields: ProfileField[]
  minimumAge: number
}

export const MemberProfileSchema = Type.Object({
  fields: Type.Array(
    Type.Object({
      name: Type.Unsafe<ProfileFieldName>(Type.Union(profileFieldNames.map((name) => Type.Literal(name)))),
      patternId: Type.String(),
      minLength: Type.Integer(),
      maxLength: Type.Integer(),
      value: Type.Optional(Type.String({ description: 'Numbers of documents and accounts show their end only' })),
      isFixed: Type.Boolean({ description: 'Only customer service changes it' }),
    }),
  ),
  minimumAge: Type.Integer(),
})

export type ProfileValues = Partial<Record<ProfileFieldName, string>>

export const ProfileValuesSchema = Type.Unsafe<ProfileValues>(
  Type.Object(
    Object.fromEntries(profileFieldNames.map((name) => [name, Type.Optional(Type.String({ maxLength: 255 }))])),
    { additionalProperties: false },
  ),
)

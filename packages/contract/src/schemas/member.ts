import Type from 'typebox'

/** Why a password has to be changed before anything else (A07): it is well known, or too old. */
export type PasswordDue = 'weak' | 'expired'

/** Member info (EN01). `type`: 4 trial; 1, 2, 41, 42 agent; else member (ruling 4). */
export interface MemberInfo {
  id: string
  account: string
  nickname: string
  type: number
  toUpline: boolean
  clubLabel?: { labelName: string; color: string; color2: string; rankLevel: number }
  memberLabel?: string
  lastLoginAt?: string
  passwordDue?: PasswordDue
  termsDue?: string
}

export const MemberInfoSchema = Type.Object({
  id: Type.String(),
  account: Type.String(),
  nickname: Type.String(),
  type: Type.Integer(),
  toUpline: Type.Boolean({ description: 'May transfer to the upline' }),
  clubLabel: Type.Optional(
    Type.Object({
      labelName: Type.String(),
      color: Type.String(),
      color2: Type.String(),
      rankLevel: Type.Integer(),
    }),
  ),
  memberLabel: Type.Optional(Type.String()),
  lastLoginAt: Type.Optional(Type.String({ description: 'ISO 8601 instant of the login before this one' })),
  termsDue: Type.Optional(
    Type.String({ description: 'Version of the terms that the member has not accepted yet (P17)' }),
  ),
  passwordDue: Type.Optional(
    Type.Union([Type.Literal('weak'), Type.Literal('expired')], {
      description: 'Until the password is changed all other calls of a session are refused with `password_due`',
    }),
  ),
})

/** The visitor's role; no session is a guest. */
export type Role = 'guest' | 'member' | 'agent' | 'trial'

const agentTypes: readonly number[] = [1, 2, 41, 42]

/** Role from the `type` code of member info, `undefined` meaning no session (ruling 4, X03). */
export function roleOf(type: number | undefined): Role {
  if (type === undefined) return 'guest'
  if (type === 4) return 'trial'
  return agentTypes.includes(type) ? 'agent' : 'member'
}

import { sourceLanguage } from '@foyer/brand'
import type { MemberInfo } from '@foyer/contract'
import { readIn } from '@foyer/rules'
import type { Club, Handlers } from '../calls/handlers.ts'
import { acceptTerms, termsDue } from './acceptTerms.ts'
import { avatarUrl } from './avatar.ts'
import { freePlayLogin } from './freePlayLogin.ts'
import { profileHandlers } from './profileHandlers.ts'
import { affiliateCheck, register, registerMobile } from './registration/register.ts'

export const memberHandlers = {
  memberInfo: async ({ merchant, session, language }) => ({
    id: String(session.memberId),
    account: session.username,
    nickname: session.nickname,
    type: session.type,
    toUpline: session.hasUpline,
    ...(session.club === undefined ? {} : { clubLabel: labelOf(session.club, language) }),
    ...(session.memberLabel === undefined ? {} : { memberLabel: session.memberLabel }),
    ...(session.previousLoginAt === null ? {} : { lastLoginAt: session.previousLoginAt.toISOString() }),
    ...(session.passwordDue === undefined ? {} : { passwordDue: session.passwordDue }),
    ...termsDue(merchant, session),
  }),
  memberIcon: async ({ merchant, session }) => ({ url: avatarUrl(`${merchant.code}:${session.memberId}`) }),
  acceptTerms,
  ...profileHandlers,
  freePlayLogin,
  register,
  registerMobile,
  affiliateCheck,
} satisfies Partial<Handlers>

const labelOf = ({ names, ...club }: Club, language: string): NonNullable<MemberInfo['clubLabel']> => ({
  ...club,
  labelName: readIn(language, (tag) => names[tag]) ?? names[sourceLanguage] ?? '',
})

import type { Handlers } from '../calls/handlers.ts'
import { avatarUrl } from './avatar.ts'
import { register } from './register.ts'

export const memberHandlers = {
  memberInfo: async ({ session }) => ({
    id: String(session.memberId),
    account: session.username,
    nickname: session.nickname,
    type: session.type,
    toUpline: session.hasUpline,
    ...(session.previousLoginAt === null ? {} : { lastLoginAt: session.previousLoginAt.toISOString() }),
  }),
  memberIcon: async ({ merchant, session }) => ({ url: avatarUrl(`${merchant.code}:${session.memberId}`) }),
  register,
} satisfies Partial<Handlers>

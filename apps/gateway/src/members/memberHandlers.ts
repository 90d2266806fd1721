import type { Handlers } from '../server/handlers.ts'
import { avatarUrl } from './avatar.ts'
import { register } from './register.ts'

export const memberHandlers = {
  memberInfo: async ({ db, merchant, session }) => {
    const row = await db
      .selectFrom('members')
      .select(['member_id', 'username', 'nickname', 'type', 'upline_id', 'previous_login_at'])
      .where('merchant_id', '=', merchant.id)
      .where('member_id', '=', session.memberId)
      .executeTakeFirstOrThrow()
    return {
      id: String(row.member_id),
      account: row.username,
      nickname: row.nickname,
      type: row.type,
      toUpline: row.upline_id !== null,
      ...(row.previous_login_at === null ? {} : { lastLoginAt: row.previous_login_at.toISOString() }),
    }
  },
  memberIcon: async ({ merchant, session }) => ({ url: avatarUrl(`${merchant.code}:${session.memberId}`) }),
  register,
} satisfies Partial<Handlers>

import type { MemberInfo } from '@foyer/contract'

/**
 * Whose account it is: the name that its owner chose may be that of another account, so the account's own stands beside it
 * wherever one account takes the place of another.
 */
export const whoIs = ({ nickname, account }: Pick<MemberInfo, 'nickname' | 'account'>): string =>
  nickname && nickname !== account ? `${nickname} (${account})` : account

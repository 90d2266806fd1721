import type { Access, Role } from '@foyer/contract'
import { expect, test } from 'vitest'
import { checkAccess } from './accessGuard.ts'
import type { SessionIdentity } from './handlers.ts'

const identity = (role: Role): SessionIdentity => ({
  memberId: 1n,
  username: 'ada',
  nickname: 'Ada',
  type: 0,
  role,
  hasUpline: false,
  previousLoginAt: null,
  tokenHash: Buffer.alloc(32),
})

const cases: readonly [Access, Role, string | undefined][] = [
  ['guest', 'guest', undefined],
  ['session', 'guest', 'not_logged_in'],
  ['session', 'trial', undefined],
  ['real', 'guest', 'not_logged_in'],
  ['real', 'trial', 'need_true_account'],
  ['real', 'member', undefined],
  ['agent', 'guest', 'not_logged_in'],
  ['agent', 'trial', 'need_true_account'],
  ['agent', 'member', 'agents_only'],
  ['agent', 'agent', undefined],
]

test.each(cases)('FI01 X05 a call for %s made by %s is answered with %s', (access, role, code) => {
  const check = () => checkAccess({ access }, role === 'guest' ? undefined : identity(role))
  if (code === undefined) expect(check).not.toThrow()
  else expect(check).toThrow(expect.objectContaining({ code }))
})

test('A07 a session whose password has to go is good for changing it only, whatever the access', () => {
  const session = { ...identity('agent'), passwordDue: 'expired' } as const
  for (const access of ['session', 'real', 'agent'] as const) {
    expect(() => checkAccess({ access }, session)).toThrow(expect.objectContaining({ code: 'password_due' }))
    expect(() => checkAccess({ access, whilePasswordDue: true }, session)).not.toThrow()
  }
})

import { expect, test } from 'vitest'
import { roleOf } from './member.ts'

test('ruling 4 X03 type 4 is a trial, 1, 2, 41 and 42 are agents, any other a member, and no session is a guest', () => {
  expect(roleOf(undefined)).toBe('guest')
  const roles = Array.from({ length: 100 }, (_, type) => roleOf(type))
  const of = (role: string) => roles.flatMap((one, type) => (one === role ? [type] : []))
  expect(of('trial')).toEqual([4])
  expect(of('agent')).toEqual([1, 2, 41, 42])
  expect(of('guest')).toEqual([])
  expect(roleOf(-1)).toBe('member')
})

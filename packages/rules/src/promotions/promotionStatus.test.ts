import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  applicationStatuses,
  nextPromotionStatus,
  type PromotionMove,
  promotionStatusAt,
  promotionStatuses,
} from './promotionStatus.ts'

const moves = [
  'open',
  'close',
  'apply',
  'join',
  'take',
  'issue',
  'reject',
  'claim',
] as const satisfies readonly PromotionMove[]

test('P27 a promotion moves as the table says, and no other way', () => {
  const possible = promotionStatuses.flatMap((status) =>
    moves.flatMap((move) => {
      const next = nextPromotionStatus(status, move)
      return next === undefined ? [] : [`${status} ${move} ${next}`]
    }),
  )
  expect(possible).toEqual([
    'comingSoon open joining',
    'comingSoon close closed',
    'joining close closed',
    'joining apply applying',
    'joining join joined',
    'applying take inProcess',
    'applying issue issued',
    'applying reject rejected',
    'inProcess issue issued',
    'inProcess reject rejected',
    'issued claim claimed',
  ])
})

test('P27 whatever is asked for, a reward is claimed once at most, and nothing leaves an end', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...moves), { maxLength: 40 }), (asked) => {
      let status: (typeof promotionStatuses)[number] = 'comingSoon'
      let claims = 0
      for (const move of asked) {
        const next = nextPromotionStatus(status, move)
        if (next === undefined) continue
        expect(['claimed', 'rejected', 'joined', 'closed']).not.toContain(status)
        if (move === 'claim') claims += 1
        status = next
      }
      expect(claims).toBeLessThan(2)
    }),
  )
})

const startsAt = '2026-11-20T00:00:00Z'
const endsAt = '2026-11-27T00:00:00Z'
const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)]

test('P27 QB03 the clock alone opens and closes a promotion, to the millisecond', () => {
  const at = (ms: number) => promotionStatusAt({ startsAt, endsAt }, ms)
  expect([at(start - 1), at(start), at(end - 1), at(end)]).toEqual(['comingSoon', 'joining', 'joining', 'closed'])
  expect(promotionStatusAt({}, end)).toBe('joining')
})

test.each(applicationStatuses)('P27 who has come to %s stays there after the end', (own) => {
  expect(promotionStatusAt({ startsAt, endsAt }, end + 1, own)).toBe(own)
})

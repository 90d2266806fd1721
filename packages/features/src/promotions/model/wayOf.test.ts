import type { Application } from '@foyer/contract'
import { expect, test } from 'vitest'
import { wayOf } from './wayOf.ts'

const application = (status: Application['status']): Application => ({
  reference: 'A-1',
  promotionId: 'diary',
  status,
  comment: '',
  images: 0,
  appliedAt: '2026-11-21T12:00:00Z',
})

test.each([
  ['joined', 'joined done'],
  ['applying', 'applying done, inProcess waiting, issued waiting, claimed waiting'],
  ['inProcess', 'applying done, inProcess current, issued waiting, claimed waiting'],
  ['issued', 'applying done, inProcess done, issued done, claimed waiting'],
  ['claimed', 'applying done, inProcess done, issued done, claimed done'],
  ['rejected', 'applying done, inProcess done, rejected failed'],
] as const)('P27 who has come to %s sees the way there and what is left of it', (status, way) => {
  const steps = wayOf(application(status))
  expect(steps.map(({ step, state }) => `${step} ${state}`).join(', ')).toBe(way)
})

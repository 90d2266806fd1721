import { expect, test } from 'vitest'
import { newsSince } from './newsSince.ts'

const notice = (id: string, publishedAt: string) => ({ id, title: id, content: '', publishedAt })
const all = [
  notice('old', '2026-11-18T09:00:00Z'),
  notice('new', '2026-11-20T09:00:00Z'),
  notice('newest', '2026-11-21T09:00:00+03:00'),
]

test('CF07 what came after the last visit is new, the newest first', () => {
  expect(newsSince(all, '2026-11-19T00:00:00Z').map(({ id }) => id)).toEqual(['newest', 'new'])
})

test('CF07 at a first visit nothing is new, since all of it is', () => {
  expect(newsSince(all, undefined)).toEqual([])
})

import { expect, test } from 'vitest'
import { parseSearches, withRecent, withSaved } from './keptSearches.ts'

const none = { recent: [], saved: [] }

test.each([null, '', '{', '[]', '5', '{"recent":5,"saved":{}}', '"x"', `{"recent":["${'x'.repeat(80)}"]}`])(
  'QP02 %s in the storage is no search',
  (text) => {
    expect(parseSearches(text)).toEqual(none)
  },
)

test('QP02 what was searched last stands first, once, and six are kept', () => {
  const texts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b']
  const kept = texts.reduce(withRecent, parseSearches(null))
  expect(kept.recent).toEqual(['b', 'g', 'f', 'e', 'd', 'c'])
  expect(parseSearches(JSON.stringify(kept))).toEqual(kept)
})

test('QP02 a search is saved and removed again, and stands in one list only', () => {
  const saved = withSaved(withRecent(none, 'dragon'), 'dragon')
  expect(saved).toEqual({ recent: [], saved: ['dragon'] })
  expect(withRecent(saved, 'dragon')).toEqual(saved)
  expect(withSaved(saved, 'dragon')).toEqual(none)
})

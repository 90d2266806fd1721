import { afterEach, expect, test, vi } from 'vitest'
import { changeSearches, loadSearches, parseSearches, withRecent, withSaved } from './keptSearches.ts'

afterEach(() => vi.unstubAllGlobals())

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

function stubStorage(): void {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  })
}

test('QP02 what an account searched is not shown to whoever uses the device after it', () => {
  stubStorage()
  changeSearches('7', none, (searches) => withRecent(searches, 'dragon'))
  expect(loadSearches('7').recent).toEqual(['dragon'])
  for (const other of [undefined, '8']) expect(loadSearches(other)).toEqual(none)
})

test('QP02 what another tab saved meanwhile stays; without a storage what is known is changed', () => {
  const save = (text: string) =>
    changeSearches(undefined, { recent: ['known'], saved: [] }, (searches) => withSaved(searches, text))
  expect(save('koi')).toEqual({ recent: ['known'], saved: ['koi'] })
  stubStorage()
  save('koi')
  expect(save('crab')).toEqual({ recent: [], saved: ['crab', 'koi'] })
})

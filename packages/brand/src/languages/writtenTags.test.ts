import { expect, test } from 'vitest'
import { writtenTags } from './writtenTags.ts'

test('CF03 the languages of a brand are known before its form is', () => {
  expect(writtenTags({})).toEqual(['en', 'tr'])
  expect(writtenTags({ languages: { default: 'BR', active: ['EN', 'BR'], tags: { BR: 'pt' } } })).toEqual(['pt', 'en'])
  expect(writtenTags({ languages: { default: 7, active: 'EN', tags: [] } })).toEqual(['en'])
  expect(writtenTags([])).toEqual(['en', 'tr'])
})

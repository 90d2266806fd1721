import { expect, test } from 'vitest'
import { contextOf, type Draft, found, hints, product } from '../testing/brandFixture.ts'
import { checkMessages, checkOwnMessages } from './checkMessages.ts'

const vietnamese = (brand: Draft) => (brand.languages = { default: 'EN', active: ['EN', 'VN'] })

test('CF11 languages that the features bring are complete', () => {
  expect(found(checkMessages)).toEqual([])
})

test('CF11 an active language without texts is an error that counts them by feature', () => {
  expect(found(checkMessages, vietnamese)).toEqual(['message-missing languages.active[1]'])
  expect(checkMessages(contextOf(vietnamese))[0]?.message).toBe(
    'Tiếng Việt lacks 5 texts (home 1, lobby 2, winners 1, session 1)',
  )
  expect(hints(checkMessages, vietnamese)[0]).toContain('messages/vi.json')
})

test('CF11 of many features that lack texts the first are named', () => {
  const features = Array.from({ length: 9 }, (_, index) => ({
    id: `part${index}`,
    messages: { title: 'Title' },
    languages: ['en'],
  }))
  expect(checkMessages(contextOf(vietnamese, { product: { ...product, features } }))[0]?.message).toBe(
    'Tiếng Việt lacks 9 texts (part0 1, part1 1, part2 1, part3 1, part4 1 and more)',
  )
})

test('CF11 texts of the brand fill the gaps; features that are off need none', () => {
  const messages = { vi: { home: { title: 'a' }, lobby: { more: 'b', found_other: 'c' }, session: { login: 'd' } } }
  const change = (brand: Draft) => {
    vietnamese(brand)
    brand.modules = { winnerBoard: false }
  }
  expect(found(checkMessages, change, { messages })).toEqual([])
})

const own = (messages: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>) =>
  checkOwnMessages(contextOf(undefined, { messages })).map(({ tag, code, path, hint }) => [
    `${tag} ${code} ${path.join('.')}`,
    hint,
  ])

test('CF11 texts for keys that do not exist are errors with a did-you-mean', () => {
  expect(own({ tr: { lobby: { mor: 'Hepsi' } } })).toEqual([['tr unknown-message lobby.mor', 'Did you mean "more"?']])
  expect(own({ tr: { loby: {} } })).toEqual([['tr unknown-feature loby', 'Did you mean "lobby"?']])
})

test('CF11 a placeholder that the text does not have is an error; plural forms are known', () => {
  expect(own({ en: { lobby: { found_few: '{{count}} games', found_one: '{{number}} game' } } })).toEqual([
    ['en unknown-placeholder lobby.found_one', 'Possible: {{count}}'],
  ])
})

test('CF11 an empty text is an error that tells the standard one', () => {
  expect(own({ tr: { lobby: { more: ' ' } } })).toEqual([
    ['tr too-short lobby.more', 'Take the line out to keep the standard text: "More"'],
  ])
})

test('CF11 a region of a language has the texts of the language', () => {
  expect(found(checkMessages, (brand) => (brand.languages = { tags: { TY: 'tr-TR' } }))).toEqual([])
})

test('CF11 texts for a language that is not active are said', () => {
  expect(own({ de: { lobby: { more: 'Mehr' } } }).map(([text]) => text)).toEqual(['de language-off '])
})

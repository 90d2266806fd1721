import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Words = { readonly [key: string]: string | Words }

const source = join(import.meta.dirname, '..')
const kinds = readdirSync(join(source, 'games'), { withFileTypes: true }).filter((one) => one.isDirectory())
/** Folders with words of their own: every kind's, what slots and tables share, and cards. */
const folders = [
  'slot',
  'cards',
  'match/client',
  'client/table',
  ...kinds.flatMap(({ name }) => [`games/${name}`, `games/${name}/client`]),
].filter((folder) => existsSync(join(source, folder, 'messages')))

const read = (folder: string, language: string): Map<string, string> => {
  // The files hold nothing but words.
  const words = JSON.parse(readFileSync(join(source, folder, 'messages', `${language}.json`), 'utf8')) as Words
  return new Map(flat(words))
}
const flat = (words: Words): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[key, value] satisfies [string, string]]
      : flat(value).map(([inner, text]): [string, string] => [`${key}.${inner}`, text]),
  )
const places = (text = '') => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()

test.each(folders)('EN20 %s has every word in Turkish, with the places that the English one has', (folder) => {
  const english = read(folder, 'en')
  const turkish = read(folder, 'tr')
  expect([...turkish.keys()].sort()).toEqual([...english.keys()].sort())
  for (const [key, text] of turkish) {
    expect(text.trim(), key).not.toBe('')
    expect(places(text), key).toEqual(places(english.get(key)))
  }
})

test.each(['en', 'tr'])('EN20 no two columns of the last rounds have one name in %s', (language) => {
  const words = read('client/i18n', language)
  const columns = ['past.when', 'stake', 'win', 'past.reference'].map((key) => words.get(key))
  expect(new Set(columns).size).toBe(columns.length)
})

test.each(['en', 'tr'])('QP10 EN20 a question about a tile begins as a sentence in %s', (language) => {
  expect(read('games/dominoes/client', language).get('chooseEnd')).toMatch(/^\p{Lu}/u)
})

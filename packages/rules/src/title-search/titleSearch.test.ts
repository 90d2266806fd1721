import { describe, expect, test } from 'vitest'
import { createTitleSearch } from './createTitleSearch.ts'
import { markTyped } from './markTyped.ts'

const names = [
  'Mermaid’s Pearl',
  'Golden Dragon',
  'Dragon of the Harbor',
  'Strawberry Jubilee',
  'Berry Street',
  'Ejderha Işıltısı',
  'Rồng Vàng May Mắn',
  '黄金 龙',
  'มังกรทอง',
  'Nine Lonely Apples',
  'Lumière Roulette',
]
const search = createTitleSearch(names.map((name) => ({ name, also: name.includes('Roulette') ? 'Lumen Tables' : '' })))
const found = (typed: string) => search.find(typed, 5).best.map(({ index }) => names[index])

describe('N09 finds a title by', () => {
  test.each([
    ['its beginning', 'gol', 'Golden Dragon'],
    ['a word within', 'harb', 'Dragon of the Harbor'],
    ['words in another order', 'pearl mermaid', 'Mermaid’s Pearl'],
    ['a word without its apostrophe', 'mermaids', 'Mermaid’s Pearl'],
    ['swapped letters', 'dargon golden', 'Golden Dragon'],
    ['a missing and a wrong letter', 'strawbrri jubilee', 'Strawberry Jubilee'],
    ['two words typed as one', 'ninelonely', 'Nine Lonely Apples'],
    ['two words as one, misspelt', 'goldendrgon', 'Golden Dragon'],
    ['Turkish without its own letters', 'isiltisi', 'Ejderha Işıltısı'],
    ['Turkish in capitals', 'EJDERHA IŞIL', 'Ejderha Işıltısı'],
    ['Vietnamese without marks', 'rong vang', 'Rồng Vàng May Mắn'],
    ['a part of a Chinese title', '龙', '黄金 龙'],
    ['a part of a Thai title', 'ทอง', 'มังกรทอง'],
    ['French without accents', 'lumiere', 'Lumière Roulette'],
    ['its studio', 'lumen', 'Lumière Roulette'],
    ['six words, whatever comes after them', 'golden dragon golden dragon golden dragon zebra zebra', 'Golden Dragon'],
    ['all its words but one', 'nine lonely zebras', 'Nine Lonely Apples'],
  ])('%s', (_, typed, title) => {
    expect(found(typed)[0]).toBe(title)
  })
})

test('N09 the word itself stands before its beginnings, these before parts and mistakes', () => {
  expect(found('berry')).toEqual(['Berry Street', 'Strawberry Jubilee'])
  expect(found('dragon')).toEqual(['Dragon of the Harbor', 'Golden Dragon'])
})

test('N09 of titles without spaces, those that begin with what was typed stand before those that have it within', () => {
  const { best } = createTitleSearch([{ name: '黄金龙' }, { name: '龙黄金' }]).find('龙', 2)
  expect(best.map(({ index }) => index)).toEqual([1, 0])
})

test('N09 two letters find beginnings of words alone, three find parts of them', () => {
  expect(found('er')).toEqual([])
  expect(found('err')).toContain('Berry Street')
})

test('N09 titles that fit alike keep the order of the list, no more are given than asked for, and all are counted', () => {
  const many = createTitleSearch(Array.from({ length: 50 }, (_, number) => ({ name: `Fruit ${number + 10}` })))
  const { best, total } = many.find('fruit', 3)
  expect(best.map(({ index }) => index)).toEqual([0, 1, 2])
  expect(total).toBe(50)
  expect(many.find('fruit 17', 3).total).toBe(50)
  const all = many.find('fruit 17', 50).best
  expect(all).toHaveLength(50)
  expect(all.slice(0, 49)).toEqual(many.find('fruit 17', 49).best)
  expect(many.find('', 3).total).toBe(0)
})

test('N09 a title with one word right stands beside one whose studio is nearly the other word', () => {
  const titles = [
    { name: 'Golden Beacon', also: 'Tramontane' },
    { name: 'Dragon Returns', also: 'Anvil & Ember' },
  ]
  const { best } = createTitleSearch(titles).find('golden dragon', 5)
  expect(best.map(({ index }) => index)).toContain(1)
})

test('N09 a studio is found although a letter is wrong, and is not taken for another word', () => {
  const { find } = createTitleSearch([{ name: 'Golden Beacon', also: 'Tramontane' }])
  expect(find('tramontame', 5).total).toBe(1)
  expect(find('dragon', 5).total).toBe(0)
})

test.each(['', '   ', '&', 'xqzt', 'of the nothing here at all'])('N09 nothing is found for "%s"', (typed) => {
  expect(found(typed)).toEqual([])
})

test('N09 a text of any length and any letters is answered', () => {
  expect(() => found('dragon '.repeat(500))).not.toThrow()
  expect(() => found('x'.repeat(5000))).not.toThrow()
  expect(() => found('🐉 ﷽ \u0000 ŉ')).not.toThrow()
})

test('N09 a search does not depend on the one before', () => {
  const first = search.find('dragon gold', 5)
  search.find('berry', 5)
  search.find('', 5)
  expect(search.find('dragon gold', 5)).toEqual(first)
})

describe('N09 what was typed stands out:', () => {
  test.each([
    ['a beginning', 'Golden Dragon', 'dra', ['Dra']],
    ['a word within', 'Strawberry Jubilee', 'berry', ['berry']],
    ['a misspelt word', 'Golden Dragon', 'dargon', ['Dragon']],
    ['several words', 'Dragon of the Harbor', 'harb drag', ['Drag', 'Harb']],
    ['accents', 'Rồng Vàng May Mắn', 'rong vang', ['Rồng', 'Vàng']],
    ['an apostrophe', 'Mermaid’s Pearl', 'mermaids', ['Mermaid’s']],
    ['Turkish', 'Ejderha Işıltısı', 'isil', ['Işıl']],
    ['Chinese', '黄金 龙', '龙', ['龙']],
    ['nothing alike', 'Golden Dragon', 'zebra', []],
    ['no word that begins with another letter', 'Golden Dragon', 'tragon', []],
  ])('%s', (_, title, typed, marked) => {
    expect(markTyped(title, typed).map(([from, until]) => title.slice(from, until))).toEqual(marked)
  })
})

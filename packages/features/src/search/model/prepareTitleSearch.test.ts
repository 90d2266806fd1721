import { createTitleSearch } from '@foyer/rules/title-search'
import { expect, test } from 'vitest'
import { prepareTitleSearch } from './prepareTitleSearch.ts'

const titles = Array.from({ length: 20_000 }, (_, place) => ({ name: `Lantern Harbor ${place}`, also: 'Backstage' }))

test('N09 an index that is made bit by bit finds what one made at once finds', async () => {
  const [prepared, atOnce] = [await prepareTitleSearch(titles), createTitleSearch(titles)]
  for (const typed of ['lantenr 17', 'harbor', 'backstage 1999', ''])
    expect(prepared.find(typed, 10)).toEqual(atOnce.find(typed, 10))
})

test('N09 while it is made the page has turns', async () => {
  const order: string[] = []
  const preparing = prepareTitleSearch(titles).then(() => order.push('index'))
  setTimeout(() => order.push('turn'))
  await preparing
  expect(order).toEqual(['turn', 'index'])
})

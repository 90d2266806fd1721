import { createTitleSearch } from '@foyer/rules/title-search'
import { expect, test } from 'vitest'
import { createTitleFinder, type Thread } from './createTitleFinder.ts'
import { titlesOf, titlesText } from './threadQuestion.ts'

const titles = [
  { name: 'Lantern Harbor', also: 'Backstage Games' },
  { name: 'The Brass Orrery', also: 'Backstage Games' },
]
const asHere = (typed: string) => createTitleSearch(titles).find(typed, 5)

/** A thread that a browser refuses, which it says later. */
class Refused extends EventTarget implements Thread {
  isEnded = false
  postMessage() {}
  terminate() {
    this.isEnded = true
  }
}

test('N09 titles come through one text as they were, whatever stands in them', () => {
  expect(titlesOf(titlesText(titles))).toEqual(titles)
  expect(titlesOf(titlesText([{ name: 'a\tb\nc' }, { name: '' }]))).toEqual([
    { name: 'a b c', also: '' },
    { name: '', also: '' },
  ])
})

test('N09 without threads the page finds titles by itself', async () => {
  const { find, end } = createTitleFinder(titles, () => {
    throw new Error('there are none')
  })
  expect(await find('lantenr', 5)).toEqual(asHere('lantenr'))
  end()
})

test('N09 what was asked of a thread that breaks is answered all the same', async () => {
  const thread = new Refused()
  const { find } = createTitleFinder(titles, () => thread)
  const answers = [find('orrery', 5), find('harbor', 5)]
  thread.dispatchEvent(new Event('error'))
  expect(await Promise.all(answers)).toEqual([asHere('orrery'), asHere('harbor')])
  expect(await find('brass', 5)).toEqual(asHere('brass'))
  expect(thread.isEnded).toBe(true)
})

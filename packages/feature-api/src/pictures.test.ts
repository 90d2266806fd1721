import { expect, test } from 'vitest'
import { pictureAt } from './pictures.ts'
import { sessionOrigin } from './sessionOrigin.ts'

const origins = ['https://one.example', 'https://two.example', 'https://three.example']

function createStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
}

test('C30 ruling 30 pictures of a session come from one origin, picked at random', () => {
  expect([0, 0.4, 0.99].map((number) => sessionOrigin('images', origins, createStorage(), () => number))).toEqual(
    origins,
  )
  const storage = createStorage()
  const first = sessionOrigin('images', origins, storage, () => 0.4)
  expect(sessionOrigin('images', origins, storage, () => 0.99)).toBe(first)
})

test('C30 an origin that the brand no longer names is picked anew, and without origins there is none', () => {
  const storage = createStorage()
  sessionOrigin('images', ['https://old.example'], storage)
  expect(sessionOrigin('images', origins, storage, () => 0)).toBe('https://one.example')
  expect(sessionOrigin('images', [], storage)).toBe('')
})

test('C30 without storage every picture comes from the same origin', () => {
  const locked = {
    getItem: () => {
      throw new Error('locked')
    },
    setItem: () => undefined,
  }
  expect(sessionOrigin('images', origins, locked)).toBe('https://one.example')
})

test('C30 only pictures of the site move; what names its own origin and what is none stay', () => {
  expect(pictureAt('/media/a.svg', 'https://one.example')).toBe('https://one.example/media/a.svg')
  expect(pictureAt('/media/a.svg', '')).toBe('/media/a.svg')
  expect(pictureAt('//x.example/a.svg', 'https://one.example')).toBe('//x.example/a.svg')
  expect(pictureAt('https://x.example/a.svg', 'https://one.example')).toBe('https://x.example/a.svg')
  expect(pictureAt('', 'https://one.example')).toBe('')
  expect(pictureAt(undefined, 'https://one.example')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { components } from '../describe.ts'
import { guides } from './guides.ts'

const titles = components.map(({ href, name }) => `${/docs\/(\w+)-/.exec(href)?.[1]}/${name}`)

test('QB07 the documentation of every component says when it is right and what it is misused for', () => {
  expect(Object.keys(guides).sort()).toEqual([...titles].sort())
  const silent = Object.entries(guides).filter(([, { use, avoid }]) => use.length === 0 || avoid.length === 0)
  expect(silent).toEqual([])
})

import { expect, test } from 'vitest'
import { contextOf, type Draft, found, hints } from '../testing/brandFixture.ts'
import { checkWayOut } from './checkWayOut.ts'

const closed = { header: false, footer: false }

test('R29 pages with a header or a footer can be left', () => {
  expect(found(checkWayOut)).toEqual([])
  expect(found(checkWayOut, (brand) => (brand.layouts = { default: { footer: false } }))).toEqual([])
  expect(found(checkWayOut, (brand) => (brand.layouts = { unused: closed }))).toEqual([])
})

test('R29 pages without header, footer and bottom bar are an error, whose fix works', () => {
  const change = (brand: Draft) => (brand.layouts = { default: closed })
  expect(found(checkWayOut, change)).toEqual(['no-way-out layouts.default'])
  expect(checkWayOut(contextOf(change))[0]?.severity).toBeUndefined()
  expect(hints(checkWayOut, change)).toEqual(['Write "header": true in layouts.default'])
  expect(found(checkWayOut, (brand) => (brand.layouts = { default: { ...closed, header: true } }))).toEqual([])
})

test('R29 with a bottom bar phones have a way out, so that it is a warning', () => {
  const change = (brand: Draft) =>
    Object.assign(brand, { layouts: { default: closed }, bottomBar: [{ entry: 'slots' }] })
  expect(checkWayOut(contextOf(change)).map(({ severity }) => severity)).toEqual(['warning'])
})

test('R29 a page that a brand puts into the bare layout is told there; what fills the window is meant so', () => {
  expect(found(checkWayOut, (brand) => (brand.routes = { home: { layout: 'bare' } }))).toEqual([
    'no-way-out routes.home.layout',
  ])
  expect(found(checkWayOut, (brand) => (brand.routes = { game: { layout: 'bare' } }))).toEqual([])
})

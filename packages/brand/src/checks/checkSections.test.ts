import { expect, test } from 'vitest'
import { type Draft, found, hints } from '../testing/brandFixture.ts'
import { checkSections } from './checkSections.ts'

const sections =
  (...list: readonly object[]) =>
  (brand: Draft) =>
    (brand.home = { sections: list })

test('CF07 sections of features are fine, with and without settings', () => {
  expect(found(checkSections, sections({ type: 'hot-games' }, { type: 'winner-board', settings: {} }))).toEqual([])
})

test('CF07 an unknown section is an error with a did-you-mean', () => {
  expect(found(checkSections, sections({ type: 'hot-game' }))).toEqual(['unknown-section home.sections[0].type'])
  expect(hints(checkSections, sections({ type: 'hot-game' }))).toEqual(['Did you mean "hot-games"?'])
})

test('CF07 settings are checked by the schema of their section', () => {
  expect(found(checkSections, sections({ type: 'hot-games', settings: { count: 99, colour: 'red' } }))).toEqual(
    ['out-of-range home.sections[0].settings.count', 'unknown-key home.sections[0].settings.colour'].sort().reverse(),
  )
})

test('CF09 a section of a module that is off is an error', () => {
  expect(
    found(checkSections, (brand) => {
      brand.modules = { winnerBoard: false }
      brand.home.sections.push({ type: 'winner-board' })
    }),
  ).toEqual(['module-off home.sections[1].type'])
})

test('N01 the same section twice and an empty home are said', () => {
  expect(found(checkSections, sections({ type: 'hot-games' }, { type: 'hot-games', settings: { count: 8 } }))).toEqual([
    'duplicate-section home.sections[1].type',
  ])
  expect(found(checkSections, sections())).toEqual(['empty-home home'])
})

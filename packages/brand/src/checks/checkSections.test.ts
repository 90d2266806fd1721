import { expect, test } from 'vitest'
import { contextOf, type Draft, found, hints } from '../testing/brandFixture.ts'
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

test('CF07 the sections that are offered for home may stand on home', () => {
  expect(hints(checkSections, sections({ type: 'zebra' }))).toEqual(['Possible: hot-games, winner-board, terms'])
  expect(hints(checkSections, sections())).toEqual(['Sections there are: hot-games, winner-board, terms'])
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

const onPage =
  (...list: readonly object[]) =>
  (brand: Draft) =>
    (brand.routes = { rng: { sections: list } })
const term = { type: 'term', settings: { says: { en: 'Open', tr: 'Açık' } } }

test('CF07 sections stand above and below the content of any page, of one’s own too', () => {
  const around = [{ type: 'hot-games' }, { type: 'content' }, { type: 'winner-board' }]
  expect(found(checkSections, onPage(...around))).toEqual([])
  expect(found(checkSections, (brand) => (brand.pages = { fair: { sections: around } }))).toEqual([])
})

test('CF07 a page keeps its content, once and as it is', () => {
  expect(found(checkSections, onPage({ type: 'hot-games' }))).toEqual(['content-missing routes.rng.sections'])
  expect(found(checkSections, onPage({ type: 'content' }, { type: 'content', settings: { a: 1 } }))).toEqual([
    'section-limit routes.rng.sections[1].type',
    'unknown-key routes.rng.sections[1].settings',
  ])
  expect(hints(checkSections, onPage({ type: 'content' }, { type: 'contents' }))).toEqual(['Did you mean "content"?'])
})

test('CF07 sections that no player would see are refused where they stand', () => {
  const list = [{ type: 'content' }]
  expect(found(checkSections, (brand) => (brand.routes = { home: { sections: list } }))).toEqual([
    'section-place routes.home.sections',
  ])
  expect(found(checkSections, (brand) => (brand.routes = { game: { sections: list } }))).toEqual([
    'section-place routes.game.sections',
  ])
  expect(found(checkSections, sections({ type: 'content' }))).toEqual(['unknown-section home.sections[0].type'])
  expect(found(checkSections, onPage({ type: 'terms' }, { type: 'content' }))).toEqual([
    'section-place routes.rng.sections[0].type',
  ])
  expect(hints(checkSections, onPage({ type: 'terms' }, { type: 'content' }))).toEqual(['It may stand on home'])
})

test('CF07 a section stands on a page no more often than it may', () => {
  const board = { type: 'winner-board' }
  expect(found(checkSections, sections(board, board))).toEqual(['section-limit home.sections[1].type'])
  const wide = (columns: number) => ({ type: 'terms', settings: { columns } })
  expect(found(checkSections, sections(wide(1), wide(2), wide(3)))).toEqual(['section-limit home.sections[2].type'])
  const [finding] = checkSections(contextOf(sections(wide(1), wide(2), wide(3))))
  expect(finding?.message).toBe('The section "terms" may stand on a page 2 times; this is number 3')
})

test('CF07 a preset is known, and what is written beside it counts more', () => {
  expect(found(checkSections, sections({ type: 'terms', preset: 'wide' }))).toEqual([])
  expect(found(checkSections, sections({ type: 'terms', preset: 'wied' }))).toEqual([
    'unknown-preset home.sections[0].preset',
  ])
  expect(hints(checkSections, sections({ type: 'terms', preset: 'wied' }))).toEqual(['Did you mean "wide"?'])
  expect(hints(checkSections, sections({ type: 'hot-games', preset: 'wide' }))).toEqual(['Take this line out'])
  const resolvedOf = (section: object) => contextOf(sections(section)).resolved.home.sections[0]
  expect(resolvedOf({ type: 'terms', preset: 'wide' })).toMatchObject({
    settings: { columns: 3 },
    blocks: [{ type: 'rule', settings: {} }],
  })
  expect(resolvedOf({ type: 'terms', preset: 'wide', settings: { columns: 1 }, blocks: [term] })).toMatchObject({
    settings: { columns: 1 },
    blocks: [{ ...term, settings: { ...term.settings, size: 1 } }],
  })
  expect(resolvedOf({ type: 'terms' })).toEqual({ type: 'terms', settings: { columns: 2 }, blocks: [] })
})

test('CF07 blocks are those that the section takes, and no more of them', () => {
  const blocks = (...list: readonly object[]) => sections({ type: 'terms', blocks: list })
  expect(found(checkSections, blocks(term, { type: 'rule' }))).toEqual([])
  expect(found(checkSections, sections({ type: 'hot-games', blocks: [term] }))).toEqual([
    'block-not-allowed home.sections[0].blocks',
  ])
  expect(found(checkSections, blocks({ type: 'trem' }))).toEqual(['block-not-allowed home.sections[0].blocks[0].type'])
  expect(hints(checkSections, blocks({ type: 'trem' }))).toEqual(['Did you mean "term"?'])
  expect(found(checkSections, blocks(term, term, term, term, term))).toEqual([
    'too-many-blocks home.sections[0].blocks[3]',
  ])
  expect(found(checkSections, blocks({ type: 'rule' }, { type: 'rule' }))).toEqual([
    'too-many-blocks home.sections[0].blocks[1]',
  ])
  expect(found(checkSections, blocks({ type: 'term', settings: { says: { en: 'Open' }, size: 'x' } }))).toEqual([
    'wrong-type home.sections[0].blocks[0].settings.size',
    'text-missing home.sections[0].blocks[0].settings.says',
  ])
})

test('CF07 a section that can stand for a page’s content takes its place, and only there', () => {
  const list = { type: 'game-list' }
  expect(found(checkSections, onPage({ type: 'hot-games' }, list))).toEqual([])
  expect(found(checkSections, onPage(list, { type: 'content' }))).toEqual(['section-limit routes.rng.sections[0].type'])
  expect(found(checkSections, onPage(list, list))).toEqual(['section-limit routes.rng.sections[1].type'])
  expect(found(checkSections, (brand) => (brand.routes = { login: { sections: [list] } }))).toEqual([
    'content-missing routes.login.sections',
  ])
})

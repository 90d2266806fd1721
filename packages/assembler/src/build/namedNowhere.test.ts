import { expect, test } from 'vitest'
import { namedNowhere } from './namedNowhere.ts'

const answers = {
  '["lotteryMenus","EN",{}]': [{ gameId: 'EVENING6' }, { gameId: 'QUICK10' }],
  '["helpCenter","EN",{"device":"WEB"}]': [{ id: 'start' }, { id: 'term' }],
}
const brand = (game: string, href: string) => ({
  home: { sections: [{ type: 'hot-games' }, { type: 'next-draw', settings: { game } }] },
  footer: { columns: [{ links: [{ href }] }] },
})

test('N01 a lottery and a heading of the help centre that the server does not have are told at a build', () => {
  expect(namedNowhere(brand('NOPE', '/help#nope'), answers)).toEqual([
    'home.sections[1].settings.game: the server has no lottery "NOPE"; it has EVENING6, QUICK10',
    'footer.columns[0].links[0].href: the help centre has no "nope"; it has start, term',
  ])
})

test('N01 what the server has, and what a build without its answers cannot know, is not told', () => {
  expect(namedNowhere(brand('QUICK10', '/help#term'), answers)).toEqual([])
  expect(namedNowhere(brand('NOPE', '/help#nope'), {})).toEqual([])
})
